import { acceptLenderInvitation } from '@keydate/contracts/lender-invitations';
import { inviteLender, shareWithLender, withdrawLender } from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { ask } from './ask';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';

type Origin = Pick<TestServer, 'origin'>;

/** A lender's part in a transaction: its id is the invitation's. */
export interface TestLender {
  id: string;
  transactionId: string;
}

export function invite(server: Origin, by: TestPerson, transactionId: string, email: string) {
  return ask(server, inviteLender, { token: by.token, params: { transactionId }, body: { email } });
}

export function accept(server: Origin, lender: TestPerson, { id }: Pick<TestLender, 'id'>) {
  return ask(server, acceptLenderInvitation, { token: lender.token, params: { id } });
}

export function share(server: Origin, by: TestPerson, { id }: TestLender, body: Record<string, unknown>) {
  return ask(server, shareWithLender, { token: by.token, params: { id }, body });
}

export function withdraw(server: Origin, by: TestPerson, { id }: TestLender) {
  return ask(server, withdrawLender, { token: by.token, params: { id } });
}

/** An open invitation of a lender to a transaction. */
export async function anInvitationOfLender(
  server: Origin,
  transaction: Pick<Transaction, '_id'>,
  by: TestPerson,
  lender: Pick<TestPerson, 'email'>,
): Promise<TestLender> {
  const { status, body } = await invite(server, by, transaction._id, lender.email);
  if (status !== 200) throw new Error(`transaction-lenders answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.result.lender._id, transactionId: transaction._id };
}

/** Lets a lender read a transaction: they are invited, and accept. */
export async function aLenderOf(
  server: Origin,
  transaction: Pick<Transaction, '_id'>,
  by: TestPerson,
  lender: TestPerson,
): Promise<TestLender> {
  const invited = await anInvitationOfLender(server, transaction, by, lender);
  const { status, body } = await accept(server, lender, invited);
  if (status !== 200) throw new Error(`accepting answered ${status}: ${JSON.stringify(body)}`);
  return invited;
}
