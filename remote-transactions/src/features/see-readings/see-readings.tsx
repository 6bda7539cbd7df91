import type { ContractReading } from '@keydate/contracts/contract-readings';
import { dayAt, dayWithWeekday } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Cluster, Notice, Stack } from '@keydate/ui';
import { useState } from 'react';
import { isUnderWay, useDiscardReading } from '../../api/readings';
import { copy } from './copy';

interface SeeReadingsProps {
  readings: readonly ContractReading[];
  onReview: (reading: ContractReading) => void;
}

const SHOWN_AT_FIRST = 2;

/** The person's contracts that are being read, or wait for their review. */
export function SeeReadings({ readings, onReview }: SeeReadingsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? readings : readings.slice(0, SHOWN_AT_FIRST);
  const hidden = readings.length - shown.length;
  return (
    <Stack as="section" gap={8} aria-label={copy.title}>
      {shown.map((reading) => (
        <Reading key={reading._id} reading={reading} onReview={() => onReview(reading)} />
      ))}
      {hidden > 0 && (
        <div>
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {copy.more(hidden)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Reading({ reading, onReview }: { reading: ContractReading; onReview: () => void }) {
  const { _id, fileName, state } = reading;
  const removing = useChangeButton(useDiscardReading(), {});
  return (
    <Notice
      tone={state === 'failed' ? 'warn' : 'info'}
      title={titleOf(reading)}
      action={
        <Cluster>
          <Button
            variant="ghost"
            size="small"
            aria-label={copy.removeOf(fileName)}
            isBusy={removing.isBusy}
            onClick={() => removing.press(_id)}
          >
            {copy.remove}
          </Button>
          {state === 'read' && (
            <Button variant="secondary" size="small" aria-label={copy.reviewOf(fileName)} onClick={onReview}>
              {copy.review}
            </Button>
          )}
        </Cluster>
      }
    >
      {detailsOf(reading)}
    </Notice>
  );
}

function titleOf(reading: ContractReading): string {
  if (isUnderWay(reading)) return copy.underWay(reading.fileName);
  return reading.state === 'read' ? copy.ready(reading.fileName) : copy.failed(reading.fileName);
}

function detailsOf(reading: ContractReading): string {
  const { state, failure, deletedAt } = reading;
  if (failure) return failure.message;
  if (state === 'waiting') return copy.waiting;
  if (state === 'reading') return copy.progress(reading);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return copy.until(dayWithWeekday(dayAt(new Date(deletedAt), timeZone)));
}
