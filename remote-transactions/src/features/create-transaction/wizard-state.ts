import type { ContractType } from '@keydate/domain/contract-type';
import { NO_OWN_DAYS_OFF, type OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import type { Role } from '@keydate/domain/roles';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import type { ContractProposals, ProposedAddress } from '../../domain/contract-proposals';
import type { ColumnChoice, ColumnRefusal } from '../../domain/column-choice';
import { NOT_COUNTED, type Counting } from '../../domain/count-drafts';
import type { DateDraft } from '../../domain/date-draft';
import type { EditableList } from '../../domain/editable-list';
import type { ScannedTable } from '../../domain/scanned-rows';

/** The steps of spec § 2.7, in order; `columns` only after a scan. */
export type WizardStep = 'listing' | 'client' | 'dates' | 'columns' | 'review';

/** The fields of the listing step, as typed. */
export interface ListingEntry {
  street: string;
  city: string;
  zipcode: string;
  state: string;
}

/** The client step: the new client as typed, and the selected existing client. */
export interface ClientEntry {
  isNew: 'Yes' | 'No';
  client_name: string;
  phone_number: string;
  email_address: string;
  client_id: string;
  /** The selected client's name, for when their card is not shown. */
  pickedName: string;
}

/** A scanned contract, and the drafts made of it by the columns in `mappedBy`; null before the first time. */
export interface ScanEntry {
  fileName: string;
  /** The reading that it is from, with which Submit ends; null for one that an earlier release read. */
  readingId: string | null;
  /** The address that it states. */
  address: ProposedAddress | null;
  /** True if the contract is to stay with the transaction. */
  isKept: boolean;
  table: ScannedTable;
  choice: ColumnChoice;
  refusal: ColumnRefusal | null;
  drafts: readonly DateDraft[];
  mappedBy: ColumnChoice | null;
}

/** The contract with which the person started, before its address was entered: its proposals once it is read. */
interface StartEntry {
  proposals: ContractProposals | null;
}

/** True if the person has chosen what has a value from the beginning. */
interface ChosenEntry {
  state: boolean;
  contractType: boolean;
}

/** The whole wizard. Scan and manual dates are separate, so that trying one does not lose the other. */
export interface WizardState extends Omit<EditableList<DateDraft>, 'rows'> {
  /** Sent with Submit: the same id creates only one transaction, however often it is sent. */
  requestId: string;
  step: WizardStep;
  listing: ListingEntry;
  client: ClientEntry;
  contractType: ContractType;
  source: 'scan' | 'manual' | null;
  /** The name of the contract that is being read. It stays if the person reloads or leaves. */
  reading: string | null;
  /** Its reading, which continues without the page; null until the server has the file. */
  readingId: string | null;
  scan: ScanEntry | null;
  /** Null if the dates step got the contract, or none did. */
  start: StartEntry | null;
  chosen: ChosenEntry;
  /** The file that was last taken to be scanned, and the others that the person chose with it. */
  fileChoice: { taken: string; others: readonly string[] } | null;
  /** The dates from the explanations of `state`. */
  manual: { state: string; drafts: readonly DateDraft[] } | null;
  /** The dates without a day that "Select all" still asks for, one after the other; the first is in the date dialog. */
  asking: readonly string[];
  /** The contract's Time of Day Deadline; null if there is none. */
  timeOfDay: TimeOfDay | null;
  /** The contract's Acceptance Deadline Time; null if there is none. */
  acceptanceTime: TimeOfDay | null;
  /** The day and the rule from which the days of the scanned contract are counted. */
  counting: Counting;
  /** The company's, when the wizard was opened. */
  ownDaysOff: OwnDaysOff;
}

/** Spec § 9, Defaults: contract type Purchase, client type No. The state is that of the company. */
export function freshWizard(requestId: string, state = ''): WizardState {
  return {
    requestId,
    step: 'listing',
    listing: { street: '', city: '', zipcode: '', state },
    client: { isNew: 'No', client_name: '', phone_number: '', email_address: '', client_id: '', pickedName: '' },
    contractType: 'Purchase',
    source: null,
    reading: null,
    readingId: null,
    scan: null,
    start: null,
    chosen: { state: false, contractType: false },
    fileChoice: null,
    manual: null,
    asking: [],
    timeOfDay: null,
    acceptanceTime: null,
    counting: NOT_COUNTED,
    ownDaysOff: NO_OWN_DAYS_OFF,
    editing: null,
    lastEdited: null,
    removed: null,
  };
}

/** True if a contract can start the transaction: the steps that it may answer are not done. */
export function canStart({ step, scan }: WizardState): boolean {
  return scan === null && (step === 'listing' || step === 'client');
}

/** The wizard as this role may use it: an Employee chooses an existing client (spec § 6), even if their role was another before. */
export function forRole(state: WizardState, role: Role): WizardState {
  return role === 'Employee' ? { ...state, client: { ...state.client, isNew: 'No' } } : state;
}

/** Where Next at the dates step leads: to the contract that the step shows, even if the person has tried manual dates since. */
export function sourceOfNext({ source, scan }: Pick<WizardState, 'source' | 'scan'>): WizardState['source'] {
  return scan ? 'scan' : source;
}

/** The rows of the review step. */
export function draftsOf({ source, scan, manual }: WizardState): readonly DateDraft[] {
  if (source === null) return [];
  return (source === 'scan' ? scan?.drafts : manual?.drafts) ?? [];
}

/** True if the person has entered nothing yet. A state alone does not count, because it is preset. */
export function isUntouched(state: WizardState): boolean {
  const { listing, client } = state;
  const typed = [
    listing.street,
    listing.city,
    listing.zipcode,
    client.client_name,
    client.phone_number,
    client.email_address,
    client.client_id,
  ];
  return state.scan === null && state.manual === null && typed.every((value) => value === '');
}
