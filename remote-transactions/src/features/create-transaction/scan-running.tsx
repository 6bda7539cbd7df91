import type { ScanProgress } from '@keydate/contracts/scans';
import { Button, Notice, VisuallyHidden } from '@keydate/ui';
import { ProgressBar } from '@keydate/ui/forms';
import { X } from '@keydate/ui/icons';
import { useEffect, useRef } from 'react';
import { Quiet } from '../../ui/form.styles';
import { copy } from './dates-step/copy';
import { Page, Pages, Running } from './dates-step/dates-step.styles';
import type { RunningScan } from './use-contract-scan';

interface ScanRunningProps {
  scan: RunningScan;
  /** True if the person pressed Next before the scan was done. */
  isNextWaiting: boolean;
  onCancel: () => void;
}

/** A running scan: its pages as they are read, and Cancel. */
export function ScanRunning({ scan: { fileName, progress }, isNextWaiting, onCancel }: ScanRunningProps) {
  const box = useRef<HTMLDivElement>(null);
  // the upload button, which had the focus, is gone
  useEffect(() => box.current?.focus(), []);
  return (
    <Running ref={box} tabIndex={-1} role="group" aria-label={copy.reading(fileName)}>
      <ProgressBar label={copy.reading(fileName)} value={fractionDone(progress)} detail={copy.stage(progress)} />
      {progress && progress.pages > 0 && (
        <Pages aria-hidden>
          {Array.from({ length: progress.pages }, (_, at) => (
            <Page key={at} $isRead={at < progress.page}>
              {at + 1}
            </Page>
          ))}
        </Pages>
      )}
      <Quiet>{progress && progress.rows > 0 ? copy.rowsFound(progress.rows) : copy.duration}</Quiet>
      {isNextWaiting && <Notice tone="warn">{copy.nextWaits}</Notice>}
      <VisuallyHidden role="status">{copy.stage(progress)}</VisuallyHidden>
      <div>
        <Button variant="secondary" icon={X} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Running>
  );
}

function fractionDone(progress: ScanProgress | null): number | undefined {
  if (!progress || progress.pages === 0 || progress.stage === 'waiting') return undefined;
  return progress.page / progress.pages;
}
