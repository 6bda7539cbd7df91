import type { Transaction } from '@keydate/contracts/transactions';
import { clockInWords, timeZoneInWords } from '@keydate/domain/moment-in-words';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { Button, UnbrokenDays } from '@keydate/ui';
import { useId, useState } from 'react';
import { previewOfLeads, type PreviewedDeadline } from '../../domain/lead-preview';
import { copy } from './copy';
import { Preview } from './lead-times.styles';

interface LeadPreviewProps {
  proposed: Transaction;
  saved: Transaction;
  /** The one deadline that is edited; null for all. */
  onlyId: string | null;
  now: Date;
}

/** So many deadlines are shown at first. */
const FIRST = 4;

/** When the reminders of each open deadline would go out. */
export function LeadPreview({ proposed, saved, onlyId, now }: LeadPreviewProps) {
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  const timeZone = timeZoneOfProperty(proposed);
  const all = previewOfLeads(proposed, saved, now).filter(({ id }) => onlyId === null || id === onlyId);
  if (all.length === 0) return null;
  const shown = isWhole ? all : all.slice(0, FIRST);
  return (
    <Preview aria-labelledby={headingId}>
      <h3 id={headingId}>{copy.preview(timeZoneInWords(timeZone))}</h3>
      <dl>
        {shown.map((deadline) => (
          <div key={deadline.id}>
            <dt>{deadline.title}</dt>
            <dd>
              <UnbrokenDays text={momentsInWords(deadline, timeZone)} />
            </dd>
          </div>
        ))}
      </dl>
      {all.some(({ isShared }) => isShared) && <p>{copy.shared}</p>}
      {shown.length < all.length && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
          {copy.showAll(all.length)}
        </Button>
      )}
    </Preview>
  );
}

function momentsInWords({ moments, isAtOnce }: PreviewedDeadline, timeZone: string): string {
  // a line breaks between moments alone
  const ahead = moments.map((moment) => clockInWords(moment, timeZone).replaceAll(' ', '\u00a0'));
  const all = isAtOnce ? [copy.atOnce, ...ahead] : ahead;
  return all.length > 0 ? all.join(' · ') : copy.noneAhead;
}
