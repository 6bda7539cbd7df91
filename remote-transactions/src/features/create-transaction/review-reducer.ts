import type { CalendarDay } from '@keydate/domain/calendar-day';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import {
  addDraft,
  editDraft,
  removeDraft,
  restoreDraft,
  tickAll,
  tickDraft,
  untickIncomplete,
} from '../../domain/change-drafts';
import { isComplete, type DateDraft } from '../../domain/date-draft';
import { deadlineEntry, type DeadlineEntry } from '../../domain/deadline-entry';
import { draftsOf, type WizardState } from './wizard-state';

/** What can happen at review: to its rows, and to the time at which some of them end. */
export type ReviewChange =
  | { type: 'rowTicked'; id: string; isTicked: boolean }
  | { type: 'allTicked'; isTicked: boolean }
  | { type: 'incompleteUnticked' }
  | { type: 'rowRemoved'; id: string }
  | { type: 'removalUndone' }
  | { type: 'timeOfDayChosen'; timeOfDay: TimeOfDay | null }
  | { type: 'editOpened'; id: string }
  | { type: 'addOpened' }
  | { type: 'editTyped'; entry: DeadlineEntry }
  | { type: 'editSaved'; title: string; day: CalendarDay }
  | { type: 'editClosed' };

/** The part of the wizard that happens at review; the rows are those of the source in use. */
export function reviewReducer(state: WizardState, change: ReviewChange): WizardState {
  const drafts = draftsOf(state);
  switch (change.type) {
    case 'rowTicked':
      return ticked(state, change.id, change.isTicked);
    case 'allTicked':
      return withDrafts(state, tickAll(drafts, change.isTicked));
    case 'incompleteUnticked':
      return withDrafts(state, untickIncomplete(drafts));
    case 'rowRemoved':
      return rowRemoved(state, change.id);
    case 'removalUndone':
      return state.removed ? removalUndone(state, state.removed) : state;
    case 'timeOfDayChosen':
      return { ...state, timeOfDay: change.timeOfDay };
    case 'editOpened':
      return editOpened(state, change.id);
    case 'addOpened':
      return { ...state, editing: { kind: 'new', entry: deadlineEntry() } };
    case 'editTyped':
      return state.editing ? { ...state, editing: { ...state.editing, entry: change.entry } } : state;
    case 'editSaved':
      return editSaved(state, change.title, change.day);
    case 'editClosed':
      return { ...state, editing: null, lastEdited: state.editing?.kind === 'row' ? state.editing.id : null };
  }
}

function editOpened(state: WizardState, id: string): WizardState {
  const draft = draftsOf(state).find((one) => one.id === id);
  return draft ? { ...state, editing: { kind: 'row', id, entry: deadlineEntry(draft) } } : state;
}

/** Ticking a row that has no day yet asks for one (docs/oddities.md); it is ticked once it has one. */
function ticked(state: WizardState, id: string, isTicked: boolean): WizardState {
  const draft = draftsOf(state).find((one) => one.id === id);
  if (!draft) return state;
  if (isTicked && !isComplete(draft)) return editOpened(state, id);
  return withDrafts(state, tickDraft(draftsOf(state), id, isTicked));
}

function rowRemoved(state: WizardState, id: string): WizardState {
  const drafts = draftsOf(state);
  const position = drafts.findIndex((draft) => draft.id === id);
  const draft = drafts[position];
  return draft ? { ...withDrafts(state, removeDraft(drafts, id)), removed: { draft, position } } : state;
}

/** The row comes back where it was, and the focus with it. */
function removalUndone(state: WizardState, { draft, position }: NonNullable<WizardState['removed']>): WizardState {
  return { ...withDrafts(state, restoreDraft(draftsOf(state), draft, position)), removed: null, lastEdited: draft.id };
}

function editSaved(state: WizardState, title: string, day: CalendarDay): WizardState {
  const { editing } = state;
  if (!editing) return state;
  const before = draftsOf(state);
  const drafts = editing.kind === 'row' ? editDraft(before, editing.id, title, day) : addDraft(before, title, day);
  const lastEdited = editing.kind === 'row' ? editing.id : (drafts.at(-1)?.id ?? null);
  return { ...withDrafts(state, drafts), editing: null, lastEdited };
}

function withDrafts(state: WizardState, drafts: DateDraft[]): WizardState {
  if (state.source === 'scan' && state.scan) return { ...state, scan: { ...state.scan, drafts } };
  if (state.source === 'manual' && state.manual) return { ...state, manual: { ...state.manual, drafts } };
  return state;
}
