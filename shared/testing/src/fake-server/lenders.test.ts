import { callApi, installSession } from '@keydate/client';
import { listLenders, resendLenderInvitation } from '@keydate/contracts/lenders';
import { answerQuestion } from '@keydate/contracts/questions';
import { inDays } from '../builders/days';
import { aTransactionLender, anAcceptedLender } from '../builders/lenders';
import { aLender, aRealtor } from '../builders/people';
import { aQuestion } from '../builders/questions';
import { aContractDate, aTransaction } from '../builders/transactions';
import { installFakeServer, signedIn } from '../jest';
import { anAccount, type WorldPart } from './world';

const serve = installFakeServer();

const ilse = aLender({ _id: 'ilse' });
const asLender = { _id: 'ilse', fullName: ilse.fullName, email: ilse.contact.email, company: 'Poudre River Loans' };
const loan = aContractDate({ title: 'New Loan Termination Deadline', date: inDays(10) });
const title = aContractDate({ title: 'Record Title Deadline', date: inDays(12) });
const transaction = aTransaction({ _id: 'transaction-1', contractDates: [loan, title] });

function signInRealtor(world: WorldPart): void {
  installSession(signedIn(serve({ transactions: [transaction], ...world }), aRealtor()));
}

describe('the fake server', () => {
  test('knows no lender who has left the company they worked for', async () => {
    const stays = anAcceptedLender({ ...asLender, email: 'stays@bank.example' });
    const left = anAcceptedLender({ ...asLender, email: 'left@bank.example' }, { state: 'left' });
    signInRealtor({ lenders: [stays, left] });

    const { result } = await callApi(listLenders, { params: { transactionId: 'transaction-1' } });

    expect(result.lenders).toHaveLength(2);
    expect(result.knownLenders.map(({ email }) => email)).toEqual(['stays@bank.example']);
  });

  test('emails no invitation to a closed transaction again', async () => {
    const invited = aTransactionLender();
    signInRealtor({ transactions: [{ ...transaction, status: 'Closed' }], lenders: [invited] });

    await expect(callApi(resendLenderInvitation, { params: { id: invited._id } })).rejects.toMatchObject({
      code: 'TRANSACTION_CLOSED',
    });
  });

  test.each([
    [
      'for a deadline that is no longer shared',
      [title],
      { 'proposals.0.dateId': 'The question is not about this deadline.' },
    ],
    ['twice for one deadline', [loan, loan], { 'proposals.1.dateId': 'Propose one day for each deadline.' }],
  ])('lets no lender propose a day %s', async (_why, dates, fields) => {
    const share = anAcceptedLender(asLender);
    const question = aQuestion({ shareId: share._id, dates: [loan, title] });
    const realtor = anAccount(aRealtor({ _id: 'wren' }));
    const server = serve({
      accounts: [realtor],
      owners: { 'transaction-1': 'wren' },
      transactions: [transaction],
      lenders: [share],
      questions: [question],
    });
    installSession(signedIn(server, ilse));

    const proposals = dates.map(({ _id }) => ({ dateId: _id, to: inDays(20) }));
    const answer = callApi(answerQuestion, { params: { id: question._id }, body: { answer: 'Later.', proposals } });

    await expect(answer).rejects.toMatchObject({ status: 400, fields });
  });
});
