import type { CompanyClient } from '@keydate/contracts/clients';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { fieldsNotTaken } from '@keydate/domain/fields-not-taken';
import { aClient } from '../builders/clients';
import { aContractDate, aTransaction } from '../builders/transactions';
import { fake, type Asked } from './fake';
import { Refusal } from './refusal';
import { memberOf, ownerOfTransactionsBy } from './sight';
import type { World } from './world';

type Added = Asked<typeof addTransaction>;
type Given = Added['body']['client_information'];
type TypedClient = Extract<Given, { client_type: 'Yes' }>;

export const addTransactionFakes = [
  fake(addTransaction, (asked) => {
    const { account, body, world, memory } = asked;
    memberOf(account);
    const message = 'Transaction Created Successfully';
    const made = madeBefore(asked);
    if (made) return { message, result: { transaction: made, client: clientTaken(body.client_information, made) } };
    const active = world.transactions.filter(({ status }) => status === 'Active').length;
    if (active >= world.activeLimit) throw new Refusal('ACTIVE_LIMIT_EXCEEDED');
    const { contract_dates, client_information: typed, requestId, ...facts } = body;
    const transaction = aTransaction({
      ...facts,
      ...(requestId !== undefined && { _id: requestId }),
      client_information: clientOf(asked),
      contractDates: contract_dates.map((date) => aContractDate(date)),
    });
    world.transactions = [transaction, ...world.transactions];
    world.owners = { ...world.owners, [transaction._id]: ownerOfTransactionsBy(account) };
    if (requestId !== undefined) memory.requests.set(requestId, JSON.stringify(body));
    return { message, result: { transaction, client: clientTaken(typed, transaction) } };
  }),
];

/** The request that made a transaction is the transaction's id here, so that it is known when it comes again. */
function madeBefore({ body, world, memory }: Added): Transaction | undefined {
  const made = world.transactions.find(({ _id }) => _id === body.requestId);
  if (made && memory.requests.get(made._id) !== JSON.stringify(body))
    throw new Refusal('TRANSACTION_CREATED_BEFORE', undefined, { transaction: made });
  return made;
}

/** The client of a new transaction: one of the company's, or a new one, which employees may not make. */
function clientOf({ body, account, world }: Added): Transaction['client_information'] {
  const given = body.client_information;
  if (given.client_type === 'Yes' && account.user.role === 'Employee') throw new Refusal('NEW_CLIENT_NOT_ALLOWED');
  const client =
    given.client_type === 'Yes' ? enteredClient(given, world) : world.clients.find(({ id }) => id === given.client_id);
  if (!client) throw new Refusal('CLIENT_UNKNOWN');
  return {
    client_type: given.client_type,
    client_name: client.fullName,
    phone_number: client.contact.phone,
    email_address: client.contact.email,
    client_id: { _id: client.id, avatar: client.avatar },
  };
}

/** A known e-mail makes no second client. */
function enteredClient(
  { client_name: fullName, phone_number: phone, email_address: email }: TypedClient,
  world: World,
): CompanyClient {
  const known = world.clients.find(({ contact }) => contact.email === email);
  if (known) return known;
  const client = aClient({ fullName, contact: { phone, email } });
  world.clients = [...world.clients, client];
  return client;
}

function clientTaken(given: Given, { client_information: kept }: Transaction) {
  return { notTaken: given.client_type === 'Yes' ? fieldsNotTaken(given, kept) : [], isTold: true };
}
