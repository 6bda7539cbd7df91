import { Button, Icon } from '@keydate/ui';
import { FileText, FileUp } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useRef, useState, type DragEvent, type Ref } from 'react';
import { Quiet } from '../../../ui/form.styles';
import type { ScanEntry } from '../wizard-state';
import { copy } from './copy';
import { DropZone } from './dates-step.styles';
import { hasReviewChanges } from './has-review-changes';

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

interface ContractUploadProps {
  /** The contract that was scanned before, if any. */
  scanned: ScanEntry | null;
  /** Receives one file, and the names of the others that the person chose with it. */
  onFile: (file: File, otherFiles: readonly string[]) => void;
  /** The upload button, to which the focus returns. */
  ref: Ref<HTMLButtonElement>;
}

/** Takes a contract from the file dialog, the camera or dropped; of several files the first. Asks before it replaces one whose dates the person changed at review. */
export function ContractUpload({ scanned, onFile, ref }: ContractUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [offered, setOffered] = useState<readonly File[]>([]);

  const take = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    onFile(
      file,
      others.map(({ name }) => name),
    );
  };
  const handleFiles = (files: FileList | null) => {
    // the browser empties its list with the input
    const chosen = [...(files ?? [])];
    if (scanned && hasReviewChanges(scanned)) setOffered(chosen);
    else take(chosen);
    // so that the same file can be chosen again
    if (input.current) input.current.value = '';
  };
  const handleReplace = () => {
    setOffered([]);
    take(offered);
  };
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false);
    handleFiles(event.dataTransfer.files);
  };

  return (
    <DropZone
      $isOver={isOver}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={handleDrop}
    >
      <Icon of={scanned ? FileText : FileUp} size={24} />
      <strong>{scanned ? copy.rowsRead(scanned.fileName, scanned.table.rows.length) : copy.drop}</strong>
      <Button ref={ref} variant={scanned ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {scanned ? copy.uploadAnother : copy.upload}
      </Button>
      <Quiet>{copy.limits}</Quiet>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={copy.file}
        hidden
        onChange={(event) => handleFiles(event.target.files)}
      />
      <ConfirmDialog
        isOpen={offered.length > 0}
        title={copy.replaceTitle(scanned?.fileName ?? '')}
        confirmLabel={copy.replace}
        cancelLabel={copy.doNotReplace}
        isDanger
        onConfirm={handleReplace}
        onCancel={() => setOffered([])}
      >
        {copy.replaceWarning(offered[0]?.name ?? '')}
      </ConfirmDialog>
    </DropZone>
  );
}
