import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { ERRORS } from '@keydate/contracts/errors';
import { chooseEscalation } from '@keydate/contracts/companies';
import { acceptLenderInvitation } from '@keydate/contracts/lender-invitations';
import { inviteLender } from '@keydate/contracts/lenders';
import { login } from '@keydate/contracts/people';
import { askQuestion } from '@keydate/contracts/questions';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { A_PROPERTY, anEmail, DEMO } from './invented';

const USER_API = '/api/v1/user/';

/** How to close the transactions that a spec made through its request context; runs when the spec ends. */
const made = new WeakMap<APIRequestContext, (() => Promise<unknown>)[]>();

type NewTransaction = CallInput<typeof addTransaction>['body'];

/** A person who works through the API, to prepare what a spec needs but does not test. */
export class Transactions {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async of(email: string, request: APIRequestContext, password: string = DEMO.password): Promise<Transactions> {
    const response = await request.post(USER_API + login.path, { data: { email, password } });
    const { result } = login.replies[200].parse(await response.json());
    return new Transactions(request, result.accessToken);
  }

  /** Closes a spec's transactions from `makes`: the demo company's plan has room for all specs only if each closes its own. */
  static async closesThoseOf(request: APIRequestContext): Promise<void> {
    for (const close of made.get(request) ?? []) await close();
  }

  /** A purchase of a new client by this name, by default with one deadline far ahead. It is closed when the spec ends. */
  async makes(clientName: string, transaction: Partial<NewTransaction> = {}): Promise<Transaction> {
    const entered = await madeBy(await this.#enters(clientName, transaction));
    const close = () => this.#put(entered._id, { status: 'Closed' });
    made.set(this.#request, [...(made.get(this.#request) ?? []), close]);
    return entered;
  }

  /** Enters transactions until the company's plan is full; returns the last. */
  async fillsThePlan(): Promise<Transaction> {
    let last = await this.makes('Thaddeus Bellweather');
    for (;;) {
      const response = await this.#enters('Thaddeus Bellweather');
      if (response.status() === ERRORS.ACTIVE_LIMIT_EXCEEDED.status) return last;
      last = await madeBy(response);
    }
  }

  async #enters(clientName: string, transaction: Partial<NewTransaction> = {}): Promise<APIResponse> {
    const { zipCode: zipcode, ...place } = A_PROPERTY;
    const data: NewTransaction = {
      ...place,
      zipcode,
      contract_type: 'Purchase',
      client_information: {
        client_type: 'Yes',
        client_name: clientName,
        phone_number: '',
        email_address: anEmail('client'),
      },
      contract_dates: [
        { title: 'Closing Date', date: '03-20-2031' as NewTransaction['contract_dates'][number]['date'] },
      ],
      ...transaction,
    };
    return this.#request.post(USER_API + addTransaction.path, { data, headers: this.#headers });
  }

  /** @returns the invitation's id */
  async invitesLender(transactionId: string, email: string): Promise<string> {
    const path = USER_API + inviteLender.path.replace(':transactionId', transactionId);
    const response = await this.#request.post(path, { data: { email }, headers: this.#headers });
    return inviteLender.replies[200].parse(await response.json()).result.lender._id;
  }

  async acceptsInvitation(id: string): Promise<void> {
    const path = USER_API + acceptLenderInvitation.path.replace(':id', id);
    const response = await this.#request.post(path, { headers: this.#headers });
    acceptLenderInvitation.replies[200].parse(await response.json());
  }

  /** Asks a lender who has accepted the invitation of this id, about these deadlines. */
  async asks(
    transactionId: string,
    lender: string,
    question: string,
    dueOn: CalendarDay,
    dates: string[] = [],
  ): Promise<void> {
    const path = USER_API + askQuestion.path.replace(':transactionId', transactionId);
    const data = { requestId: randomUUID(), lender, question, dueOn, dates };
    const response = await this.#request.post(path, { data, headers: this.#headers });
    askQuestion.replies[200].parse(await response.json());
  }

  async changes(
    { _id, version }: Transaction,
    change: CallInput<typeof updateTransaction>['body'],
  ): Promise<Transaction> {
    const response = await this.#put(_id, { ...change, version });
    const reply: CallReply<typeof updateTransaction> = updateTransaction.replies[200].parse(await response.json());
    return reply.result.updatedTransaction;
  }

  /** For the owner of a company: they hear where nobody answers the reminders of these rows. */
  async hearsOfUnanswered(escalates: CallInput<typeof chooseEscalation>['body']['escalates']): Promise<void> {
    const data = { escalates };
    const response = await this.#request.put(USER_API + chooseEscalation.path, { data, headers: this.#headers });
    chooseEscalation.replies[200].parse(await response.json());
  }

  #put(id: string, data: CallInput<typeof updateTransaction>['body']): Promise<APIResponse> {
    return this.#request.put(USER_API + updateTransaction.path.replace(':id', id), { data, headers: this.#headers });
  }
}

async function madeBy(response: APIResponse): Promise<Transaction> {
  return addTransaction.replies[200].parse(await response.json()).result.transaction;
}
