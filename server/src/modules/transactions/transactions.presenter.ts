import type { Transaction, TransactionFound } from '@keydate/contracts/transactions';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { presentPicture } from '../pictures/pictures.presenter';
import type { ShownDate } from './contract-dates.repository';
import type { DealFound } from './deal-search.repository';
import type { DealWithClient } from './transactions.repository';

export function presentTransaction(found: DealWithClient, dates: readonly ShownDate[] = []): Transaction {
  const { deal } = found;
  return {
    ...presentFound(found),
    version: deal.version,
    zipcode: deal.zipcode,
    country: deal.country,
    contractDates: dates.map(({ id, day, title, description }) => ({
      _id: id,
      date: dayFromSql(day),
      title,
      description,
    })),
    time_of_day: deal.timeOfDay,
    notification: { type: deal.notificationType, value: deal.notificationValue },
  };
}

/** What a search tells of a deal. */
export function presentFound({ deal, client }: DealFound): TransactionFound {
  return {
    _id: deal.id,
    street: deal.street,
    city: deal.city,
    state: deal.state,
    contract_type: deal.contractType,
    status: deal.status,
    client_information: {
      client_type: deal.clientType,
      client_name: client.fullName,
      phone_number: client.phone,
      email_address: client.email,
      client_id: { _id: client.id, avatar: presentPicture(client.pictureId) },
    },
  };
}
