import type { ContractType } from '@keydate/domain/contract-type';
import type { ContractProposals } from '../../domain/contract-proposals';
import { renewDrafts } from '../../domain/renew-drafts';
import { chooseColumn, isSameChoice, preselectColumns, type ColumnRole } from '../../domain/column-choice';
import { NOT_COUNTED } from '../../domain/count-drafts';
import { draftOfExplanation } from '../../domain/date-draft';
import { mapToDrafts } from '../../domain/map-to-drafts';
import type { ScannedTable } from '../../domain/scanned-rows';
import { acceptanceTimeIn, timeOfDayIn } from '../../domain/hours-in-contract';
import { isAnswered, isEntered, withProposals } from './from-contract';
import { reviewReducer, withCountedDays, type ReviewAction } from './review-reducer';
import {
  freshWizard,
  sourceOfNext,
  type ClientEntry,
  type ListingEntry,
  type ScanEntry,
  type WizardState,
  type WizardStep,
} from './wizard-state';
import { isStepComplete, stepBeside, stepsOf } from './wizard-steps';

/** A contract that was read; `isKept` says whether it is to stay with the transaction, unless the person says otherwise. */
interface ReadContract {
  fileName: string;
  table: ScannedTable;
  readingId: string;
  isKept?: boolean;
}

type ExplainedDate = { _id: string; title: string };

/** The actions of the wizard. Both a step's form and the reducer check if the step is complete. */
export type WizardAction =
  | { type: 'listingTyped'; listing: ListingEntry }
  | { type: 'clientTyped'; client: Partial<ClientEntry> }
  | { type: 'contractTypeChosen'; contractType: ContractType }
  | { type: 'scanBegun'; fileName: string; otherFiles: readonly string[] }
  | { type: 'scanStarted'; readingId: string }
  | { type: 'scanStopped' }
  | ({ type: 'scanRead'; proposals: ContractProposals } & ReadContract)
  | { type: 'explanationsLoaded'; explanations: readonly ExplainedDate[] }
  | { type: 'columnChosen'; role: ColumnRole; column: number }
  | { type: 'advanced' }
  | { type: 'wentBack' }
  /** The browser's Back or Forward. */
  | { type: 'stepShown'; step: WizardStep }
  | { type: 'reset'; requestId: string; state?: string }
  | { type: 'requestRenewed'; requestId: string }
  | { type: 'reviewed'; change: ReviewAction };

/** The steps at which a contract may begin to be read, and be read. */
const UP_TO_DATES: readonly WizardStep[] = ['listing', 'client', 'dates'];

/** The only steps at which an action is accepted, so that a completed step stays complete. */
const ACCEPTED_AT: Partial<Record<WizardAction['type'], readonly WizardStep[]>> = {
  listingTyped: ['listing'],
  clientTyped: ['client'],
  contractTypeChosen: ['dates'],
  scanBegun: UP_TO_DATES,
  scanRead: UP_TO_DATES,
  // at the others where the scan does not know the form
  explanationsLoaded: ['dates', 'columns', 'review'],
  columnChosen: ['columns'],
  reviewed: ['review'],
};

const NOT_READING = { reading: null, readingId: null };

/** The wizard's states and steps (spec § 4.4). Pure. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  if (ACCEPTED_AT[action.type]?.includes(state.step) === false) return state;
  return withCountedDays(reduced(state, action));
}

function reduced(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'listingTyped':
      return {
        ...state,
        listing: action.listing,
        chosen: { ...state.chosen, state: state.chosen.state || action.listing.state !== state.listing.state },
      };
    case 'clientTyped':
      return { ...state, client: { ...state.client, ...action.client } };
    case 'contractTypeChosen':
      return { ...state, contractType: action.contractType, chosen: { ...state.chosen, contractType: true } };
    case 'scanBegun':
      return {
        ...state,
        reading: action.fileName,
        readingId: null,
        start: state.step === 'dates' ? null : { proposals: null },
        fileChoice: { taken: action.fileName, others: action.otherFiles },
      };
    case 'scanStarted':
      return state.reading === null ? state : { ...state, readingId: action.readingId };
    case 'scanStopped':
      return { ...state, ...NOT_READING, start: null };
    case 'scanRead':
      return scanRead(state, action);
    case 'explanationsLoaded':
      return explanationsLoaded(state, action.explanations);
    case 'columnChosen':
      return columnChosen(state, action.role, action.column);
    case 'advanced':
      return nextStep(state);
    case 'wentBack':
      return { ...state, step: stepBeside(state, -1), lastEdited: null };
    case 'stepShown':
      return stepShown(state, action.step);
    case 'reset':
      return { ...freshWizard(action.requestId, action.state), ownDaysOff: state.ownDaysOff };
    case 'requestRenewed':
      return { ...state, requestId: action.requestId };
    case 'reviewed':
      return reviewReducer(state, action.change);
  }
}

/** Any earlier step, or the next one where this one is complete. Forward leads where the person was, so the source stays. */
function stepShown(state: WizardState, step: WizardStep): WizardState {
  const steps = stepsOf(state);
  const by = steps.indexOf(step) - steps.indexOf(state.step);
  if (!steps.includes(step) || by === 0) return state;
  if (by > 0) return forwardTo(state, step);
  return { ...state, step, editing: null, asking: [], lastEdited: null };
}

/** To the next step, or over those that the contract answers to a later one. */
function forwardTo(state: WizardState, step: WizardStep): WizardState {
  const next = advanced(state);
  const over = next.step === step ? next : passOver(next);
  return over.step === step ? over : state;
}

/** The next step that the contract does not answer. */
function nextStep(state: WizardState): WizardState {
  const next = advanced(withSourceOfNext(state));
  return next.step === state.step ? next : passOver(next);
}

/** Passes over the steps that the contract with which the person started answers beyond doubt (docs/oddities.md). */
function passOver(state: WizardState): WizardState {
  if (!isAnswered(state, state.step)) return state;
  const next = advanced(state);
  return next.step === state.step ? state : passOver(next);
}

/**
 * A scan moves the wizard from the dates step to the columns step (spec § 4.4). If the person started with the contract, its proposals come first, and steps
 * that it answers are passed over; a step at which the person has entered something stays, and so does the dates step until the side is chosen.
 */
function scanRead(
  state: WizardState,
  { proposals, ...contract }: Extract<WizardAction, { type: 'scanRead' }>,
): WizardState {
  const read = withScan(state, { ...contract, address: proposals.address?.value ?? null });
  if (!state.start) return state.step === 'dates' ? { ...read, step: 'columns' } : read;
  const filled = withProposals({ ...read, start: { proposals } }, proposals);
  const isSideKnown = proposals.side !== null || state.chosen.contractType;
  if (state.step === 'dates') return isSideKnown ? passOver({ ...filled, step: 'columns' }) : filled;
  return isEntered(state) ? filled : passOver(filled);
}

/** Dates that the person added to an earlier scan stay. */
function withScan(
  state: WizardState,
  { fileName, table, readingId, isKept = false, address }: ReadContract & Pick<ScanEntry, 'address'>,
): WizardState {
  const added = state.scan?.drafts.filter(({ origin }) => origin === 'added') ?? [];
  const scan = {
    fileName,
    table,
    readingId,
    address,
    isKept,
    choice: preselectColumns(table),
    refusal: null,
    drafts: added,
    mappedBy: null,
  };
  return {
    ...state,
    source: 'scan',
    ...NOT_READING,
    scan,
    timeOfDay: null,
    acceptanceTime: null,
    counting: NOT_COUNTED,
    removed: null,
  };
}

/** Manual dates move the wizard to review (spec § 4.4). For the same state, all earlier dates stay; for another, those that the person entered. */
function explanationsLoaded(state: WizardState, explanations: readonly ExplainedDate[]): WizardState {
  const { listing, manual: before } = state;
  const isSameState = before?.state === listing.state;
  const manual = isSameState
    ? before
    : { state: listing.state, drafts: renewDrafts(before?.drafts ?? [], explanations.map(draftOfExplanation)) };
  return { ...state, source: 'manual', ...NOT_READING, manual, step: 'review', removed: null };
}

function columnChosen(state: WizardState, role: ColumnRole, column: number): WizardState {
  if (!state.scan) return state;
  const { choice, refusal } = chooseColumn(state.scan.choice, role, column);
  return { ...state, scan: { ...state.scan, choice, refusal } };
}

/** A removed row can be restored only in the list that it was in. */
function withSourceOfNext(state: WizardState): WizardState {
  const source = sourceOfNext(state);
  return state.step === 'dates' && source !== state.source ? { ...state, source, removed: null } : state;
}

/** Moves on if the step is complete. Leaving the columns step creates the drafts, unless the same columns were chosen before. */
function advanced(state: WizardState): WizardState {
  if (state.step === 'review' || !isStepComplete(state)) return state;
  const advancedState = { ...state, step: stepBeside(state, 1) };
  const { scan } = state;
  if (state.step !== 'columns' || !scan || isSameChoice(scan.choice, scan.mappedBy)) return advancedState;
  const mapped = mapToDrafts(scan.table, scan.choice);
  if (mapped.kind === 'refused') return state;
  return {
    ...advancedState,
    removed: null,
    timeOfDay: timeOfDayIn(mapped.drafts) ?? state.timeOfDay,
    acceptanceTime: acceptanceTimeIn(mapped.drafts) ?? state.acceptanceTime,
    scan: { ...scan, refusal: null, drafts: renewDrafts(scan.drafts, mapped.drafts), mappedBy: scan.choice },
  };
}
