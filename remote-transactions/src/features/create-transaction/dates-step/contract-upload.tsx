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
  onFile: (file: File) => void;
  /** The upload button, to which the focus returns. */
  ref: Ref<HTMLButtonElement>;
}

/** Takes a contract from the file dialog or dropped. Asks before it replaces one whose dates the person changed at review. */
export function ContractUpload({ scanned, onFile, ref }: ContractUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [offered, setOffered] = useState<File | null>(null);

  const handleFiles = (files: FileList | null) => {
    const file = files?.[0];
    if (file && scanned && hasReviewChanges(scanned)) setOffered(file);
    else if (file) onFile(file);
    // so that the same file can be chosen again
    if (input.current) input.current.value = '';
  };
  const handleReplace = () => {
    setOffered(null);
    if (offered) onFile(offered);
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
        accept={ACCEPTED}
        aria-label={copy.file}
        hidden
        onChange={(event) => handleFiles(event.target.files)}
      />
      <ConfirmDialog
        isOpen={offered !== null}
        title={copy.replaceTitle(scanned?.fileName ?? '')}
        confirmLabel={copy.replace}
        cancelLabel={copy.doNotReplace}
        isDanger
        onConfirm={handleReplace}
        onCancel={() => setOffered(null)}
      >
        {copy.replaceWarning(offered?.name ?? '')}
      </ConfirmDialog>
    </DropZone>
  );
}
