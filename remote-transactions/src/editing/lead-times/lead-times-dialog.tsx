import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { useNow } from '@keydate/forms/time';
import { Button, Stack } from '@keydate/ui';
import { ToggleChoice } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import { keyOfLeadTimes, leadTimesSection } from '../../domain/editable-sections';
import { entriesOfLeads, readLeads } from '../../domain/lead-entries';
import { leadsInWords, leadTimesOf, ownLeadTimesOf, withLeadTimes, type LeadTimes } from '../../domain/lead-times-of';
import { ConfirmLeave } from '../confirm-leave';
import { InlineConflict } from '../inline-conflict';
import { useConflictSafeSave } from '../use-conflict-safe-save';
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
  // the transaction may change behind the dialog; this edit began with this version
  const [from] = useState(transaction);
  const id = deadline?._id ?? null;
  const ownBefore = id === null ? leadTimesOf(from) : ownLeadTimesOf(from, id);
  const [isOwn, setOwn] = useState(ownBefore !== null);
  const [before] = useState(() => entriesOfLeads(ownBefore ?? leadTimesOf(from)));
  const [entries, setEntries] = useState(before);
  const [wasRefused, setRefused] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const now = useNow();
  const { save, isSaving, ...asking } = useConflictSafeSave(leadTimesSection(id), {
    titles: copy,
    whatNext: () => copy.entriesStay,
    onDone: onClose,
  });
  const { leads, refused } = readLeads(entries);
  const isChanged = isOwn !== (ownBefore !== null) || (isOwn && entries !== before);

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
          {id !== null && (
            <ToggleChoice
              legend={copy.whose}
              options={[
                { value: 'all', label: copy.sameAsAll, hint: copy.before(leadsInWords(leadTimesOf(from))) },
                { value: 'own', label: copy.itsOwn },
              ]}
              value={isOwn ? 'own' : 'all'}
              onChange={(whose) => setOwn(whose === 'own')}
            />
          )}
          {isOwn && (
            <LeadRows entries={entries} refused={wasRefused ? refused : null} listRef={list} onChange={setEntries} />
          )}
          {(!isOwn || leads.length > 0) && (
            <LeadPreview proposed={withLeadTimes(from, id, isOwn ? leads : null)} saved={from} onlyId={id} now={now} />
          )}
        </Stack>
      )}
      <ConfirmLeave isOpen={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)}>
        {copy.leave}
      </ConfirmLeave>
    </Dialog>
  );
}

function textOf(leads: LeadTimes | null | undefined): string {
  return leads ? copy.before(leadsInWords(leads)) : copy.sameAsAll;
}
