import type { ContractType } from '@keydate/domain/contract-type';
import { renewDrafts } from '../../domain/renew-drafts';
import { chooseColumn, isSameChoice, preselectColumns, type ColumnRole } from '../../domain/column-choice';
import { draftOfExplanation } from '../../domain/date-draft';
import { mapToDrafts } from '../../domain/map-to-drafts';
import type { ScannedTable } from '../../domain/scanned-rows';
import { timeOfDayIn } from '../../domain/time-of-day-in';
import { reviewReducer, type ReviewAction } from './review-reducer';
import { freshWizard, type ClientEntry, type ListingEntry, type WizardState, type WizardStep } from './wizard-state';
import { mayLeave, stepBeside } from './wizard-steps';

type Explained = { _id: string; title: string; description: string };

/** What can happen in the wizard. Whether a step is right is decided here too, not only by its form. */
export type WizardAction =
  | { type: 'listingTyped'; listing: ListingEntry }
  | { type: 'clientTyped'; client: Partial<ClientEntry> }
  | { type: 'contractTypeChosen'; contractType: ContractType }
  | { type: 'scanBegun'; fileName: string }
  | { type: 'scanStopped' }
  | { type: 'scanRead'; fileName: string; table: ScannedTable }
  | { type: 'explanationsLoaded'; explanations: readonly Explained[] }
  | { type: 'columnChosen'; role: ColumnRole; column: number }
  | { type: 'advanced' }
  | { type: 'wentBack' }
  | { type: 'reset'; requestId: string }
  | { type: 'requestRenewed'; requestId: string }
  | { type: 'reviewed'; change: ReviewAction };

/** The step at which each thing can happen: what is right when it is left stays right. */
const HAPPENS_AT: Partial<Record<WizardAction['type'], WizardStep>> = {
  listingTyped: 'listing',
  clientTyped: 'client',
  contractTypeChosen: 'dates',
  scanBegun: 'dates',
  scanStopped: 'dates',
  scanRead: 'dates',
  explanationsLoaded: 'dates',
  columnChosen: 'columns',
  reviewed: 'review',
};

/** The wizard's movement (spec § 4.4): takes what was and what happened, gives what is. Pure. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  if ((HAPPENS_AT[action.type] ?? state.step) !== state.step) return state;
  switch (action.type) {
    case 'listingTyped':
      return { ...state, listing: action.listing };
    case 'clientTyped':
      return { ...state, client: { ...state.client, ...action.client } };
    case 'contractTypeChosen':
      return { ...state, contractType: action.contractType };
    case 'scanBegun':
      return { ...state, reading: action.fileName };
    case 'scanStopped':
      return { ...state, reading: null };
    case 'scanRead':
      return scanRead(state, action.fileName, action.table);
    case 'explanationsLoaded':
      return explanationsLoaded(state, action.explanations);
    case 'columnChosen':
      return columnChosen(state, action.role, action.column);
    case 'advanced':
      return advanced(state);
    case 'wentBack':
      return { ...state, step: stepBeside(state, -1), lastEdited: null };
    case 'reset':
      return freshWizard(action.requestId);
    case 'requestRenewed':
      return { ...state, requestId: action.requestId };
    case 'reviewed':
      return reviewReducer(state, action.change);
  }
}

/** A scan upload moves the wizard to the mapping step (spec § 4.4); what was added beside another contract comes along. */
function scanRead(state: WizardState, fileName: string, table: ScannedTable): WizardState {
  const added = state.scan?.drafts.filter(({ origin }) => origin === 'added') ?? [];
  const scan = { fileName, table, choice: preselectColumns(table), refusal: null, drafts: added, mappedBy: null };
  return { ...state, source: 'scan', reading: null, scan, timeOfDay: null, step: 'columns', removed: null };
}

/** Choosing manual dates moves to review (spec § 4.4); dates that were begun for the same state are kept, for another those that were entered. */
function explanationsLoaded(state: WizardState, explanations: readonly Explained[]): WizardState {
  const { listing, manual: before } = state;
  const isBegun = before?.state === listing.state;
  const manual = isBegun
    ? before
    : { state: listing.state, drafts: renewDrafts(before?.drafts ?? [], explanations.map(draftOfExplanation)) };
  return { ...state, source: 'manual', reading: null, manual, step: 'review', removed: null };
}

function columnChosen(state: WizardState, role: ColumnRole, column: number): WizardState {
  if (!state.scan) return state;
  const { choice, refusal } = chooseColumn(state.scan.choice, role, column);
  return { ...state, scan: { ...state.scan, choice, refusal } };
}

/** Next: from step to step while the present one is right; leaving the columns makes the drafts, anew where other columns were chosen. */
function advanced(state: WizardState): WizardState {
  if (state.step === 'review' || !mayLeave(state)) return state;
  const moved = { ...state, step: stepBeside(state, 1) };
  const { scan } = state;
  if (state.step !== 'columns' || !scan || isSameChoice(scan.choice, scan.mappedBy)) return moved;
  const mapped = mapToDrafts(scan.table, scan.choice);
  if (mapped.kind === 'refused') return state;
  const timeOfDay = timeOfDayIn(mapped.drafts) ?? state.timeOfDay;
  return {
    ...moved,
    removed: null,
    timeOfDay,
    scan: { ...scan, refusal: null, drafts: renewDrafts(scan.drafts, mapped.drafts), mappedBy: scan.choice },
  };
}
