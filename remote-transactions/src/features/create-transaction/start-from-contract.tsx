import { useFocusBack } from '@keydate/forms/focus';
import { Notice } from '@keydate/ui';
import { FileUp } from '@keydate/ui/icons';
import { useRef } from 'react';
import { ContractDropZone } from '../../ui/contract-drop-zone';
import { copy } from './copy';
import { copy as datesCopy } from './dates-step/copy';
import { Or } from './dates-step/dates-step.styles';
import { OtherFilesWarning } from './other-files-warning';
import { ScanRunning } from './scan-running';
import type { StepProps } from './step-form';
import { canStart } from './wizard-state';

/** Takes a contract before the address is entered. It is read while the person continues, and proposes what it states. */
export function StartFromContract({ state, contract: { scan, start, cancel } }: Pick<StepProps, 'state' | 'contract'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(scan.kind === 'reading', button);
  if (scan.kind === 'reading')
    return (
      <>
        <OtherFilesWarning choice={state.fileChoice} />
        <ScanRunning scan={scan} isNextWaiting={false} onCancel={cancel} />
      </>
    );
  if (!canStart(state)) return null;
  return (
    <>
      {scan.kind === 'refused' && (
        <Notice tone="error" title={scan.message}>
          {datesCopy.failedHint}
        </Notice>
      )}
      {state.reading && !state.readingId && (
        <Notice tone="warn" title={datesCopy.interruptedTitle(state.reading)}>
          {datesCopy.interrupted}
        </Notice>
      )}
      <ContractDropZone
        buttonRef={button}
        icon={FileUp}
        title={copy.start.title}
        button={copy.start.upload}
        variant="secondary"
        note={copy.start.note}
        isCompact
        onFiles={(files) => void start(files)}
      />
      <Or>{copy.start.or}</Or>
    </>
  );
}
