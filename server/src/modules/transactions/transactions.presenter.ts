import type { Transaction, TransactionFound } from '@keydate/contracts/transactions';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { presentPicture } from '../pictures/pictures.presenter';
import type { ShownDate } from './contract-dates.repository';
import type { FoundTransaction } from './transaction-search.repository';
import type { TransactionWithClient } from './transactions.repository';

export function presentTransaction(found: TransactionWithClient, dates: readonly ShownDate[] = []): Transaction {
  const { transaction } = found;
  return {
    ...presentFound(found),
    version: transaction.version,
    zipcode: transaction.zipcode,
    country: transaction.country,
    contractDates: dates.map(({ id, day, title, description }) => ({
      _id: id,
      date: dayFromSql(day),
      title,
      description,
    })),
    time_of_day: transaction.timeOfDay,
    notification: { type: transaction.notificationType, value: transaction.notificationValue },
  };
}

/** What a search tells of a transaction. */
export function presentFound({ transaction, client }: FoundTransaction): TransactionFound {
  return {
    _id: transaction.id,
    street: transaction.street,
    city: transaction.city,
    state: transaction.state,
    contract_type: transaction.contractType,
    status: transaction.status,
    client_information: {
      client_type: transaction.clientType,
      client_name: client.fullName,
      phone_number: client.phone,
      email_address: client.email,
      client_id: { _id: client.id, avatar: presentPicture(client.pictureId) },
    },
  };
}
