/** The tables of mail that other contexts may join, and reference by a foreign key. */
export { waitingMails } from './waiting-mails.table';
