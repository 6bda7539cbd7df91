import type { ScanProgress } from '@keydate/contracts/scans';
import { Button, Notice, VisuallyHidden } from '@keydate/ui';
import { ProgressBar } from '@keydate/ui/forms';
import { X } from '@keydate/ui/icons';
import { useEffect, useRef } from 'react';
import { useScanProgress } from '../../../api/scan-progress';
import { Quiet } from '../../../ui/form.styles';
import { Page, Pages, Running } from './dates-step.styles';

interface ScanRunningProps {
  scanId: string;
  fileName: string;
  /** Whether somebody wanted to go on before it was done. */
  isAwaited: boolean;
  onCancel: () => void;
}

/** The scan under way: its pages as they are read, and the way to stop it. */
export function ScanRunning({ scanId, fileName, isAwaited, onCancel }: ScanRunningProps) {
  const { data: progress } = useScanProgress(scanId);
  const box = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => box.current?.focus(), []);
  return (
    <Running ref={box} tabIndex={-1} role="group" aria-label={`Reading ${fileName}`}>
      <ProgressBar label={`Reading ${fileName}`} value={partDone(progress)} detail={stageWords(progress)} />
      {progress && progress.pages > 0 && (
        <Pages aria-hidden>
          {Array.from({ length: progress.pages }, (_, at) => (
            <Page key={at} $isRead={at < progress.page}>
              {at + 1}
            </Page>
          ))}
        </Pages>
      )}
      <Quiet>
        {progress && progress.rows > 0
          ? `${progress.rows} rows found so far.`
          : 'You can stay here; this takes a few seconds a page.'}
      </Quiet>
      {isAwaited && (
        <Notice tone="warn">The contract is still being read. The next step opens by itself once that is done.</Notice>
      )}
      <VisuallyHidden role="status">{stageWords(progress)}</VisuallyHidden>
      <div>
        <Button variant="secondary" icon={X} onClick={onCancel}>
          Cancel scan
        </Button>
      </div>
    </Running>
  );
}

function partDone(progress: ScanProgress | undefined): number | undefined {
  if (!progress || progress.pages === 0 || progress.stage === 'waiting') return undefined;
  return progress.page / progress.pages;
}

function stageWords(progress: ScanProgress | undefined): string {
  switch (progress?.stage) {
    case undefined:
      return 'Sending and reading the file';
    case 'waiting':
      return 'Waiting for its turn';
    case 'opening':
      return 'Opening the contract';
    case 'reading':
      return `Page ${progress.page} of ${progress.pages}`;
    case 'finishing':
      return 'Putting the table together';
  }
}
