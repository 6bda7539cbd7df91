import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { useNow } from '@keydate/forms/time';
import { Button, Stack } from '@keydate/ui';
import { ToggleChoice } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import { keyOfLeadTimes, leadTimesSection } from '../../domain/editable-sections';
import { isSameLeadsEdit, leadsEditOf, readLeads, type LeadsEdit } from '../../domain/lead-entries';
import { leadsInWords, leadTimesOf, withLeadTimes, type LeadTimes } from '../../domain/lead-times-of';
import { ConfirmLeave } from '../confirm-leave';
import { edits } from '../edits.store';
import { InlineConflict } from '../inline-conflict';
import { NotSavedYet } from '../not-saved-yet';
import { useConflictSafeSave } from '../use-conflict-safe-save';
import { usePersistedEdit } from '../use-persisted-edit';
import { copy } from './copy';
import { LeadPreview } from './lead-preview';
import { LeadRows } from './lead-rows';

const FORM = 'lead-times';

interface LeadTimesDialogProps {
  transaction: Transaction;
  /** Null: the lead times of all deadlines that have none of their own. */
  deadline: Pick<ContractDate, '_id' | 'title'> | null;
  onClose: () => void;
}

/** How long before its end each deadline, or a single one, is announced; with the moments at which its reminders would go out. */
export function LeadTimesDialog({ transaction, deadline, onClose }: LeadTimesDialogProps) {
  const id = deadline?._id ?? null;
  const { restored: stored, persist, discard } = usePersistedEdit(edits.lead_times, transaction);
  const restored = stored?.entry.deadlineId === id ? stored : null;
  // the transaction may change behind the dialog; this edit began with this version
  const [from] = useState(restored?.from ?? transaction);
  const [before] = useState(() => leadsEditOf(from, id));
  const [edit, setEdit] = useState(restored?.entry ?? before);
  const { isOwn, entries } = edit;
  const [wasRefused, setRefused] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const now = useNow();
  const { save, isSaving, ...asking } = useConflictSafeSave(leadTimesSection(id), {
    titles: copy,
    whatNext: () => copy.entriesStay,
    onSaved: discard,
    onDone: onClose,
  });
  const { leads, refused } = readLeads(entries);
  const isChanged = !isSameLeadsEdit(before, edit);
  const enter = (change: Partial<LeadsEdit>) => {
    const entry = { ...edit, ...change };
    setEdit(entry);
    if (isSameLeadsEdit(before, entry)) discard();
    else persist({ from, entry });
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOwn && refused) {
      setRefused(true);
      const fields = [...(list.current?.querySelectorAll('input') ?? [])];
      const [first = fields.length - 1] = refused.inRows.keys();
      fields[first]?.focus();
    } else save({ from, mine: new Map([[keyOfLeadTimes(id), isOwn ? leads : null]]) });
  };
  const handleClose = () => {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else onClose();
  };
  const handleLeave = () => {
    discard();
    onClose();
  };
  const title = deadline ? copy.ofOne(deadline.title) : copy.ofAll;
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={handleClose}
      footer={
        !asking.conflict && (
          <>
            <Button variant="secondary" disabled={isSaving} onClick={handleClose}>
              {copy.cancel}
            </Button>
            <Button type="submit" form={FORM} isBusy={isSaving}>
              {copy.save}
            </Button>
          </>
        )
      }
    >
      {asking.conflict ? (
        <InlineConflict saving={{ ...asking, isSaving }} label={title} textOf={textOf} />
      ) : (
        <Stack as="form" id={FORM} gap={16} noValidate onSubmit={handleSubmit}>
          {restored && <NotSavedYet />}
          {id !== null && (
            <ToggleChoice
              legend={copy.whose}
              options={[
                { value: 'all', label: copy.sameAsAll, hint: copy.before(leadsInWords(leadTimesOf(from))) },
                { value: 'own', label: copy.itsOwn },
              ]}
              value={isOwn ? 'own' : 'all'}
              onChange={(whose) => enter({ isOwn: whose === 'own' })}
            />
          )}
          {isOwn && (
            <LeadRows
              entries={entries}
              refused={wasRefused ? refused : null}
              listRef={list}
              onChange={(rows) => enter({ entries: rows })}
            />
          )}
          {(!isOwn || leads.length > 0) && (
            <LeadPreview proposed={withLeadTimes(from, id, isOwn ? leads : null)} saved={from} onlyId={id} now={now} />
          )}
        </Stack>
      )}
      <ConfirmLeave isOpen={isLeaving} onLeave={handleLeave} onStay={() => setLeaving(false)}>
        {copy.leave}
      </ConfirmLeave>
    </Dialog>
  );
}

function textOf(leads: LeadTimes | null | undefined): string {
  return leads ? copy.before(leadsInWords(leads)) : copy.sameAsAll;
}
