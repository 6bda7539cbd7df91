import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { ERRORS } from '@keydate/contracts/errors';
import { login } from '@keydate/contracts/people';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { A_PROPERTY, anEmail, DEMO } from './invented';

const USER_API = '/api/v1/user/';

type NewTransaction = CallInput<typeof addTransaction>['body'];

/** A person at work through the API, one of the demo unless told: what a spec needs and is not about. */
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

  /** A purchase of a new client by this name, with one deadline far ahead unless told. */
  async makes(clientName: string, transaction: Partial<NewTransaction> = {}): Promise<Transaction> {
    return madeBy(await this.#enters(clientName, transaction));
  }

  /** Enters transactions until the company's plan has room for no more; gives the last. */
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

  async changes(
    { _id, version }: Transaction,
    change: CallInput<typeof updateTransaction>['body'],
  ): Promise<Transaction> {
    const path = USER_API + updateTransaction.path.replace(':id', _id);
    const response = await this.#request.put(path, { data: { ...change, version }, headers: this.#headers });
    const reply: CallReply<typeof updateTransaction> = updateTransaction.replies[200].parse(await response.json());
    return reply.result.updatedTransaction;
  }
}

async function madeBy(response: APIResponse): Promise<Transaction> {
  return addTransaction.replies[200].parse(await response.json()).result.transaction;
}
