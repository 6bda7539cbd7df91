import type { CompanyClient } from '@keydate/contracts/clients';
import { DEFAULT_NOTIFICATION } from '@keydate/contracts/notification';
import { addTransaction, type KeptContract, type Transaction } from '@keydate/contracts/transactions';
import { fieldsNotTaken } from '@keydate/domain/fields-not-taken';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { isSameStreet } from '@keydate/domain/same-street';
import { canEnterClients, ownerOfTransactionsBy, transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { aClient } from '../builders/clients';
import { aContractDate, aTransaction } from '../builders/transactions';
import { fake, type Asked } from './fake';
import { memberOf, transactionsWithin } from './members';
import type { Memory } from './memory';
import type { World } from './world';

type Added = Asked<typeof addTransaction>;
type Given = Added['body']['client_information'];
type TypedClient = Extract<Given, { client_type: 'Yes' }>;

export const addTransactionFakes = [
  fake(addTransaction, (asked) => {
    const { body, world, memory, refuse } = asked;
    const member = memberOf(asked);
    const message = 'Transaction Created Successfully';
    const made = madeBefore(asked);
    if (made) {
      const client = clientTaken(body.client_information, made);
      return { message, result: { transaction: made, client, contract: memory.contracts.get(made._id) ?? null } };
    }
    const active = world.transactions.filter(({ status }) => status === 'Active').length;
    if (active >= world.activeLimit) throw refuse('ACTIVE_LIMIT_EXCEEDED');
    const { contract_dates, client_information: typed, requestId, reading, confirmsAlike, ...facts } = body;
    const client_information = clientOf(asked);
    const alike = transactionsWithin(transactionsSeenBy(member), world).find(
      (one) =>
        one.client_information.client_id._id === client_information.client_id._id &&
        isSameStreet(one.street, body.street),
    );
    const found = alike ?? submittedFrom(reading, asked);
    if (found && !confirmsAlike) throw refuse('TRANSACTION_ALIKE', { result: { transaction: found } });
    const notification = body.notification ?? world.reminderSettings.defaultNotification ?? DEFAULT_NOTIFICATION;
    const transaction = aTransaction({
      ...facts,
      notification,
      ...(requestId !== undefined && { _id: requestId }),
      client_information,
      contractDates: contract_dates.map((date) => aContractDate({ ...date, ...countAfterEdit(undefined, date) })),
    });
    world.transactions = [transaction, ...world.transactions];
    world.owners = { ...world.owners, [transaction._id]: ownerOfTransactionsBy(member) };
    if (requestId !== undefined) memory.requests.set(requestId, JSON.stringify(body));
    const contract = submitReading(memory, reading);
    if (reading) memory.submitted.set(reading._id, transaction._id);
    if (contract) memory.contracts.set(transaction._id, contract);
    return { message, result: { transaction, client: clientTaken(typed, transaction), contract } };
  }),
];

/** The request that made a transaction is the transaction's id here, so that it is known when it comes again. */
function madeBefore({ body, world, memory, refuse }: Added): Transaction | undefined {
  const made = world.transactions.find(({ _id }) => _id === body.requestId);
  if (made && memory.requests.get(made._id) !== JSON.stringify(body))
    throw refuse('TRANSACTION_CREATED_BEFORE', { result: { transaction: made } });
  return made;
}

/** The transaction that another tab has entered from the same contract. */
function submittedFrom(reading: Added['body']['reading'], { memory, world }: Added): Transaction | undefined {
  const id = reading && memory.submitted.get(reading._id);
  return world.transactions.find(({ _id }) => _id === id);
}

/** Ends a reading; its contract where it stays with the transaction. */
function submitReading({ readings }: Memory, given: Added['body']['reading']): KeptContract | null {
  const found = given && readings.get(given._id);
  if (!given || !found) return null;
  readings.delete(given._id);
  return given.isKept ? { url: `/files/contracts/${given._id}`, fileName: found.file.name } : null;
}

/** The client of a new transaction: one of the company's, or a new one, which employees may not make. */
function clientOf({ body, account, world, refuse }: Added): Transaction['client_information'] {
  const given = body.client_information;
  if (given.client_type === 'Yes' && !canEnterClients(account.user)) throw refuse('NEW_CLIENT_NOT_ALLOWED');
  const client =
    given.client_type === 'Yes' ? enteredClient(given, world) : world.clients.find(({ id }) => id === given.client_id);
  if (!client) throw refuse('CLIENT_UNKNOWN');
  return {
    client_type: given.client_type,
    client_name: client.fullName,
    phone_number: client.contact.phone,
    email_address: client.contact.email,
    client_id: { _id: client.id, avatar: client.avatar },
  };
}

/** A known email makes no second client. */
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
