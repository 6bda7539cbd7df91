import type { CalendarDay } from '@keydate/domain/calendar-day';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { countDrafts, draftCountedAgain, type Counting } from '../../domain/count-drafts';
import { draftAdded, draftEdited, isComplete, type DateDraft } from '../../domain/date-draft';
import { listReducer, type ListAction } from '../../domain/editable-list';
import { acceptDraft, acceptUnchanged, tickAll, tickDraft, untickIncomplete } from '../../domain/tick-drafts';
import { draftsOf, type WizardState } from './wizard-state';

/** The actions at review: they change the list of dates, its checkboxes, and the times at which some dates end. */
export type ReviewAction =
  | ListAction
  | { type: 'rowTicked'; id: string; isTicked: boolean }
  | { type: 'allTicked'; isTicked: boolean }
  | { type: 'incompleteUnticked' }
  | { type: 'unchangedAccepted' }
  | { type: 'rowAccepted'; id: string }
  | { type: 'dayTaken'; id: string; day: CalendarDay }
  | { type: 'timeOfDayChosen'; timeOfDay: TimeOfDay | null }
  | { type: 'acceptanceTimeChosen'; acceptanceTime: TimeOfDay | null }
  | { type: 'countingChanged'; counting: Partial<Counting> }
  | { type: 'countedAgain'; id: string }
  | { type: 'contractKept'; isKept: boolean };

const reduceList = listReducer<DateDraft>({
  idOf: ({ id }) => id,
  deadlineOf: (draft) => draft,
  edit: draftEdited,
  create: draftAdded,
});

/** The review step of the wizard; its rows are those of the source in use. */
export function reviewReducer(state: WizardState, action: ReviewAction): WizardState {
  const drafts = draftsOf(state);
  switch (action.type) {
    case 'rowTicked':
      return rowTicked(state, action.id, action.isTicked);
    case 'allTicked':
      return action.isTicked && state.source === 'manual'
        ? askForDays(state)
        : withDrafts(state, tickAll(drafts, action.isTicked));
    case 'incompleteUnticked':
      return withDrafts(state, untickIncomplete(drafts));
    case 'unchangedAccepted':
      return withDrafts(state, acceptUnchanged(drafts));
    case 'rowAccepted':
      return withDrafts(state, acceptDraft(drafts, action.id));
    case 'dayTaken':
      return withDrafts(
        state,
        drafts.map((draft) => (draft.id === action.id ? draftEdited(draft, draft.title, action.day) : draft)),
      );
    case 'timeOfDayChosen':
      return { ...state, timeOfDay: action.timeOfDay };
    case 'acceptanceTimeChosen':
      return { ...state, acceptanceTime: action.acceptanceTime };
    case 'countingChanged':
      return { ...state, counting: { ...state.counting, ...action.counting } };
    case 'contractKept':
      return state.scan ? { ...state, scan: { ...state.scan, isKept: action.isKept } } : state;
    case 'countedAgain':
      return withDrafts(
        state,
        drafts.map((draft) => (draft.id === action.id ? draftCountedAgain(draft) : draft)),
      );
    default: {
      const { rows, ...next } = reduceList({ ...state, rows: drafts }, action);
      return askNext(withDrafts(next, rows), action);
    }
  }
}

/** Counts the days of a scanned contract at review: anything that the person has changed may be what they count from. */
export function withCountedDays(state: WizardState): WizardState {
  if (state.step !== 'review' || state.source !== 'scan' || !state.scan) return state;
  return withDrafts(state, countDrafts(state.scan.drafts, state));
}

/** "Select all" ticks the rows that can be sent, and asks for the days of the others one after the other. */
function askForDays(state: WizardState): WizardState {
  const drafts = draftsOf(state).map((draft) => (isComplete(draft) ? { ...draft, isTicked: true } : draft));
  const asking = drafts.filter((draft) => !isComplete(draft)).map(({ id }) => id);
  return openFirst({ ...withDrafts(state, drafts), asking });
}

/** After a saved day, the dialog asks for the next row's; closing it ends the questions. */
function askNext(state: WizardState, { type }: ReviewAction): WizardState {
  if (type === 'editClosed') return { ...state, asking: [] };
  return type === 'editSaved' ? openFirst({ ...state, asking: state.asking.slice(1) }) : state;
}

function openFirst(state: WizardState): WizardState {
  const [id] = state.asking;
  return id === undefined ? state : reviewReducer(state, { type: 'editOpened', id });
}

/** Ticking a row without a day asks for one (docs/oddities.md); saving that day ticks the row. */
function rowTicked(state: WizardState, id: string, isTicked: boolean): WizardState {
  const drafts = draftsOf(state);
  const draft = drafts.find((one) => one.id === id);
  if (draft && isTicked && !isComplete(draft)) return reviewReducer(state, { type: 'editOpened', id });
  return withDrafts(state, tickDraft(drafts, id, isTicked));
}

function withDrafts(state: WizardState, drafts: readonly DateDraft[]): WizardState {
  if (state.source === 'scan' && state.scan) return { ...state, scan: { ...state.scan, drafts } };
  if (state.source === 'manual' && state.manual) return { ...state, manual: { ...state.manual, drafts } };
  return state;
}
