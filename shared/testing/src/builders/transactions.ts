import type { ContractDate, DeadlineDone, Transaction } from '@keydate/contracts/transactions';
import { decideClosing } from '@keydate/domain/closing';
import { DAY_MS } from '@keydate/domain/durations';
import { inDays } from './days';
import { anId } from './ids';

/** A deadline ten days from now. */
export function aContractDate(date: Partial<ContractDate> = {}): ContractDate {
  return {
    _id: anId('date'),
    date: inDays(10),
    title: 'Inspection Objection Deadline',
    formerTitle: '',
    description: '',
    words: '',
    follows: false,
    done: null,
    ...date,
  };
}

/** Checked off yesterday by a person called Ada Quill. */
export function aDeadlineDone(done: Partial<DeadlineDone> = {}): DeadlineDone {
  return {
    by: { _id: 'ada', fullName: 'Ada Quill' },
    at: new Date(Date.now() - DAY_MS).toISOString(),
    as: 'done',
    note: '',
    ...done,
  };
}

/** An active purchase in Loveland with two deadlines ahead. */
export function aTransaction(transaction: Partial<Transaction> = {}): Transaction {
  const contractDates = transaction.contractDates ?? [
    aContractDate(),
    aContractDate({ title: 'Closing Date', date: inDays(31) }),
  ];
  const notification = transaction.notification ?? { type: 'hours', value: 6 };
  return {
    _id: anId('transaction'),
    version: 1,
    street: '1187 Cattail Court',
    city: 'Loveland',
    state: 'Colorado',
    zipcode: '80537',
    country: 'USA',
    contract_type: 'Purchase',
    status: 'Active',
    client_information: aClientOfTransaction(),
    contractDates,
    time_of_day: null,
    acceptance_time: null,
    counting: null,
    notification,
    lead_times: [notification],
    deadline_lead_times: [],
    ...closingOf(contractDates),
    no_loan: false,
    disclosure_was: null,
    asLender: null,
    ...transaction,
  };
}

/** The fields on the closing of a transaction with these dates. */
export function closingOf(
  dates: readonly ContractDate[],
  markedId: string | null = null,
): Pick<Transaction, 'closing' | 'closing_marked'> {
  const all = dates.map(({ _id, title, formerTitle }) => ({ id: _id, title, formerTitle }));
  const { id, isMarked } = decideClosing(all, markedId);
  return { closing: id, closing_marked: isMarked };
}

/** The client as a transaction carries them. */
export function aClientOfTransaction(
  client: Partial<Transaction['client_information']> = {},
): Transaction['client_information'] {
  return {
    client_type: 'No',
    client_name: 'Odalys Brandt',
    phone_number: '3035550118',
    email_address: 'odalys.brandt@mail.example',
    client_id: { _id: anId('client'), avatar: null },
    ...client,
  };
}
