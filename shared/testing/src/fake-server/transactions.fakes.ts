import { addTransaction, getTransaction, listTransactions, searchTransactions, type Transaction } from '@keydate/contracts/transactions';
import { SEARCH_RESULTS } from '@keydate/contracts/limits';
import { sideLabel } from '@keydate/domain/contract-type';
import { aClient } from '../builders/clients';
import { aContractDate, aTransaction } from '../builders/transactions';
import { fake, type Asked } from './fake';
import { Refusal } from './refusal';

export const transactionFakes = [
  fake(listTransactions, ({ params, query, account, world }) => {
    if (params.userId !== account.user._id) throw new Refusal('NOT_FOUND');
    const wanted = world.transactions.filter(
      ({ contract_type, status }) =>
        (query.contract_type ?? contract_type) === contract_type && (query.status ?? status) === status,
    );
    const start = Number(query.cursor ?? 0);
    const end = start + (query.limit ?? wanted.length);
    return { result: { transactions: wanted.slice(start, end), nextCursor: end < wanted.length ? String(end) : null } };
  }),

  fake(getTransaction, ({ params, world }) => {
    const transactions = world.transactions.find(({ _id }) => _id === params.id);
    if (!transactions) throw new Refusal('NOT_FOUND');
    return { result: { transactions } };
  }),

  fake(searchTransactions, ({ query, world }) => {
    const words = query.q.toLowerCase();
    const found = world.transactions.filter(({ contract_type, client_information: client }) =>
      [client.client_name, client.email_address, sideLabel(contract_type)].some((text) => text.toLowerCase().includes(words)),
    );
    return { result: { transactions: found.slice(0, SEARCH_RESULTS) } };
  }),

  fake(addTransaction, (asked) => {
    const { body, world } = asked;
    // the request that made a deal is the deal's id here, so that it is known when it comes again
    const made = world.transactions.find(({ _id }) => _id === body.requestId);
    if (made) return { message: 'Transaction Created Successfully', result: { transaction: made } };
    const active = world.transactions.filter(({ status }) => status === 'Active').length;
    if (active >= world.activeLimit) throw new Refusal('ACTIVE_LIMIT_EXCEEDED');
    const { contract_dates, client_information: _client, requestId, ...facts } = body;
    const transaction = aTransaction({
      ...facts,
      ...(requestId !== undefined && { _id: requestId }),
      client_information: clientOf(asked),
      contractDates: contract_dates.map((date) => aContractDate(date)),
    });
    world.transactions = [transaction, ...world.transactions];
    return { message: 'Transaction Created Successfully', result: { transaction } };
  }),
];

/** The client of a new transaction: one of the company's, or a new one, which employees may not make. */
function clientOf({ body, account, world }: Asked<typeof addTransaction>): Transaction['client_information'] {
  const given = body.client_information;
  if (given.client_type === 'Yes') {
    if (account.user.role === 'Employee') throw new Refusal('NEW_CLIENT_NOT_ALLOWED');
    const { client_name, phone_number, email_address } = given;
    const client = aClient({ fullName: client_name, contact: { phone: phone_number, email: email_address } });
    world.clients = [...world.clients, client];
    return { ...given, client_id: { _id: client.id, avatar: null } };
  }
  const client = world.clients.find(({ id }) => id === given.client_id);
  if (!client) throw new Refusal('CLIENT_UNKNOWN');
  return {
    client_type: 'No',
    client_name: client.fullName,
    phone_number: client.contact.phone,
    email_address: client.contact.email,
    client_id: { _id: client.id, avatar: client.avatar },
  };
}
