import type { APIRequestContext } from '@playwright/test';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { login } from '@keydate/contracts/people';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { A_PROPERTY, anEmail, DEMO } from './invented';

const USER_API = '/api/v1/user/';

type NewDeal = CallInput<typeof addTransaction>['body'];

/** A person of the demo at work through the API: what a spec needs and is not about. */
export class Deals {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async of(email: string, request: APIRequestContext): Promise<Deals> {
    const response = await request.post(USER_API + login.path, { data: { email, password: DEMO.password } });
    const { result } = login.replies[200].parse(await response.json());
    return new Deals(request, result.accessToken);
  }

  /** A purchase of a new client by this name, with one deadline far ahead unless told. */
  async makes(clientName: string, deal: Partial<NewDeal> = {}): Promise<Transaction> {
    const { zipCode: zipcode, ...place } = A_PROPERTY;
    const data: NewDeal = {
      ...place,
      zipcode,
      contract_type: 'Purchase',
      client_information: { client_type: 'Yes', client_name: clientName, phone_number: '', email_address: anEmail('client') },
      contract_dates: [{ title: 'Closing Date', date: '03-20-2031' as NewDeal['contract_dates'][number]['date'] }],
      ...deal,
    };
    const response = await this.#request.post(USER_API + addTransaction.path, { data, headers: this.#headers });
    return addTransaction.replies[200].parse(await response.json()).result.transaction;
  }

  async changes({ _id, version }: Transaction, change: CallInput<typeof updateTransaction>['body']): Promise<Transaction> {
    const path = USER_API + updateTransaction.path.replace(':id', _id);
    const response = await this.#request.put(path, { data: { ...change, version }, headers: this.#headers });
    const reply: CallReply<typeof updateTransaction> = updateTransaction.replies[200].parse(await response.json());
    return reply.result.updatedTransaction;
  }
}
