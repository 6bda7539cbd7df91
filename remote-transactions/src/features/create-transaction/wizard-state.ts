import type { ContractType } from '@keydate/domain/contract-type';
import type { Role } from '@keydate/domain/roles';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import type { ColumnChoice, ColumnRefusal } from '../../domain/column-choice';
import type { DateDraft } from '../../domain/date-draft';
import type { EditableList } from '../../domain/editable-list';
import type { ScannedTable } from '../../domain/scanned-rows';

/** The steps of spec § 2.7, in order; `columns` belongs to a scan alone. */
export type WizardStep = 'listing' | 'client' | 'dates' | 'columns' | 'review';

/** What stands in the fields of the listing step, as typed. */
export interface ListingEntry {
  street: string;
  city: string;
  zipcode: string;
  state: string;
}

/** What stands in the fields of the client step: the new client as typed, and which existing one is picked. */
export interface ClientEntry {
  isNew: 'Yes' | 'No';
  client_name: string;
  phone_number: string;
  email_address: string;
  client_id: string;
  /** How the picked client is called, for where their card is not in sight. */
  pickedName: string;
}

/** A contract that was read, the dates that were made of it, and by which columns; null until they are first mapped. */
export interface ScanEntry {
  fileName: string;
  table: ScannedTable;
  choice: ColumnChoice;
  refusal: ColumnRefusal | null;
  drafts: readonly DateDraft[];
  mappedBy: ColumnChoice | null;
}

/** Everything the wizard knows. Scan and manual dates are kept apart, so that trying one loses nothing of the other. */
export interface WizardState extends Omit<EditableList<DateDraft>, 'rows'> {
  /** Goes with Submit: however often this wizard is sent, one transaction comes of it. */
  requestId: string;
  step: WizardStep;
  listing: ListingEntry;
  client: ClientEntry;
  contractType: ContractType;
  source: 'scan' | 'manual' | null;
  /** The name of the contract that is being read; it outlives the reading where a reload or leaving cut that off. */
  reading: string | null;
  scan: ScanEntry | null;
  /** The explanations' dates, and the state whose explanations they are. */
  manual: { state: string; drafts: readonly DateDraft[] } | null;
  /** The contract's Time of Day Deadline; null where none is given. */
  timeOfDay: TimeOfDay | null;
}

/** Spec § 9, Defaults: contract type Purchase, client type No. */
export function freshWizard(requestId: string): WizardState {
  return {
    requestId,
    step: 'listing',
    listing: { street: '', city: '', zipcode: '', state: '' },
    client: { isNew: 'No', client_name: '', phone_number: '', email_address: '', client_id: '', pickedName: '' },
    contractType: 'Purchase',
    source: null,
    reading: null,
    scan: null,
    manual: null,
    timeOfDay: null,
    editing: null,
    lastEdited: null,
    removed: null,
  };
}

/** A wizard as this role may go on with it: an Employee, whatever they were when it began, chooses among existing clients (spec § 6). */
export function forRole(state: WizardState, role: Role): WizardState {
  return role === 'Employee' ? { ...state, client: { ...state.client, isNew: 'No' } } : state;
}

/** The rows under review. */
export function draftsOf({ source, scan, manual }: WizardState): readonly DateDraft[] {
  if (source === null) return [];
  return (source === 'scan' ? scan?.drafts : manual?.drafts) ?? [];
}

/** Whether the person has entered anything yet. */
export function isUntouched(state: WizardState): boolean {
  const { listing, client } = state;
  const typed = [
    listing.street,
    listing.city,
    listing.zipcode,
    listing.state,
    client.client_name,
    client.phone_number,
    client.email_address,
    client.client_id,
  ];
  return state.scan === null && state.manual === null && typed.every((value) => value === '');
}
