import type { Transaction, TransactionFound } from '@keydate/contracts/transactions';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { namesAcceptanceDeadline } from '@keydate/domain/deadline-end';
import type { Notification } from '@keydate/domain/reminder-plan';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { Share } from './lenders/shared-transactions.repository';
import { presentPicture } from '../accounts';
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
    contractDates: dates.map(({ id, day, done, ...date }) => ({
      _id: id,
      date: dayFromSql(day),
      title: date.title,
      formerTitle: date.formerTitle,
      description: date.description,
      words: date.words,
      follows: date.follows,
      done: done && { ...done, by: { _id: done.by.id, fullName: done.by.fullName }, at: done.at.toISOString() },
    })),
    time_of_day: transaction.timeOfDay,
    acceptance_time: transaction.acceptanceTime,
    counting: transaction.counting,
    notification: nearestLead(transaction),
    lead_times: [nearestLead(transaction), ...transaction.furtherLeads],
    deadline_lead_times: dates.flatMap(({ id }) => {
      const own = transaction.leadsOfDates[id];
      return own ? [{ _id: id, lead_times: own }] : [];
    }),
    closing: transaction.closing,
    closing_marked: transaction.closingMarked,
    no_loan: transaction.noLoan,
    disclosure_was: transaction.disclosureWas === null ? null : dayFromSql(transaction.disclosureWas),
  };
}

function nearestLead({
  notificationType: type,
  notificationValue: value,
}: TransactionWithClient['transaction']): Notification {
  return { type, value };
}

/** A lender must not count how often the company has changed dates that they do not see; they write no version. */
const VERSION_FOR_LENDERS = 1;

/** A transaction as its lender reads it: without the dates, the contact and the people that are not shared. */
export function presentForLender(found: TransactionWithClient, dates: readonly ShownDate[], share: Share): Transaction {
  const seen = dates.filter((date) => isShownToLender(date, share));
  const shown = presentTransaction(found, seen);
  const seesClosing = seen.some(({ id }) => id === found.transaction.closing);
  return {
    ...shown,
    ...presentFoundForLender(found, share),
    version: VERSION_FOR_LENDERS,
    closing: seesClosing ? shown.closing : null,
    closing_marked: seesClosing && shown.closing_marked,
    acceptance_time: seen.some(({ title }) => namesAcceptanceDeadline(title)) ? shown.acceptance_time : null,
    // other dates than those that are shared
    counting: null,
    disclosure_was: !seesClosing || share.disclosureWas === null ? null : dayFromSql(share.disclosureWas),
    // a lender must not see who in the other company settled a deadline (only that the company did), or its notes
    contractDates: shown.contractDates.map(({ done, ...date }) => ({
      ...date,
      formerTitle: '',
      description: '',
      words: '',
      follows: false,
      done: done && { ...done, by: { _id: shown._id, fullName: share.company }, note: '' },
    })),
  };
}

/** A transaction in the results of a lender's search. */
export function presentFoundForLender(found: FoundTransaction, share: Share): TransactionFound {
  const shown = presentFound(found);
  const { client_type, client_name, ...contact } = shown.client_information;
  const seenContact = share.sharesContact ? contact : { phone_number: '', email_address: '' };
  return {
    ...shown,
    client_information: {
      client_type,
      client_name,
      ...seenContact,
      // a client of another company: the lender sees neither their id nor their picture
      client_id: { _id: shown._id, avatar: null },
    },
    asLender: { company: share.company, seesContact: share.sharesContact },
  };
}

/** A transaction in the results of a search. */
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
    asLender: null,
  };
}
