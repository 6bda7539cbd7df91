/** Mails that wait until a mail server has taken them, and their layout. */
export { composeMail, type MailContent } from './layout/compose-mail';
export type { Entry, Line } from './layout/mail-html';
export { type BeginMail, type BeginUnwritten, handOver, handOverMails, type Owners } from './use-cases/hand-over-mails';
export { type MailTools, queueMail, type QueueTools, sendQueued } from './use-cases/send-mail';
export {
  countFailingMails,
  deleteLeasedMails,
  deleteMailsGivenUpBefore,
  deleteMailsOfShares,
  deleteWaitingMails,
  endAllLeases,
  endLease,
  insertUnwrittenMail,
  isFree,
  type Lease,
  measureMails,
  rescheduleMail,
  rescheduleMailsOfShares,
  type WaitingMail,
} from './waiting-mails.repository';
