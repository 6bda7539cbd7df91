import type { NoticeShown } from '@keydate/contracts/reminders';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { ShownNotice } from './notices.repository';

export function presentNotice({ notice, transaction, client, isSeen }: ShownNotice): NoticeShown {
  const { id, kind, questionId, dateId, by, subject, sentAt, readAt } = notice;
  const { street, city } = transaction;
  return {
    _id: id,
    kind,
    transaction: isSeen
      ? // a client without a name goes by their address, which a lender may not see: the street names the transaction
        { _id: transaction.id, street, city, clientName: client.fullName || street }
      : { _id: transaction.id, street: '', city: '', clientName: by },
    questionId,
    dateId,
    by,
    subject,
    sentAt: sentAt.toISOString(),
    timeZone: timeZoneOfProperty(transaction),
    isRead: readAt !== null,
  };
}
