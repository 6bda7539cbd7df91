import { CONTRACT_MAX_BYTES, CONTRACT_MAX_PAGES } from '@keydate/contracts/limits';
import { Button, Icon } from '@keydate/ui';
import { FileText, FileUp } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useRef, useState, type DragEvent, type Ref } from 'react';
import { Quiet } from '../../../ui/form.styles';
import type { ScanEntry } from '../wizard-state';
import { DropZone } from './dates-step.styles';
import { isReworked } from './is-reworked';

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';
const LIMITS = `PDF, PNG or JPEG, at most ${CONTRACT_MAX_BYTES / 1024 / 1024} MB and ${CONTRACT_MAX_PAGES} pages`;

interface ContractUploadProps {
  /** The contract that was read before, if one was. */
  scanned: ScanEntry | null;
  onFile: (file: File) => void;
  /** The button: the focus comes back to it. */
  ref: Ref<HTMLButtonElement>;
}

/** Takes a contract by the button or dropped; asks before it takes the place of one whose dates were changed at review. */
export function ContractUpload({ scanned, onFile, ref }: ContractUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [offered, setOffered] = useState<File | null>(null);

  const handleFiles = (files: FileList | null) => {
    const file = files?.[0];
    if (file && scanned && isReworked(scanned)) setOffered(file);
    else if (file) onFile(file);
    // the same file may be chosen again
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
      <strong>
        {scanned ? `${scanned.fileName}: ${scanned.table.rows.length} rows read` : 'Drop the contract here'}
      </strong>
      <Button ref={ref} variant={scanned ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {scanned ? 'Upload another contract' : 'Upload a contract'}
      </Button>
      <Quiet>{LIMITS}. We read its table of dates; you check it before anything is saved.</Quiet>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Contract file"
        hidden
        onChange={(event) => handleFiles(event.target.files)}
      />
      <ConfirmDialog
        isOpen={offered !== null}
        title={`Replace the dates of ${scanned?.fileName ?? ''}?`}
        confirmLabel="Replace them"
        cancelLabel="Keep them"
        isDanger
        onConfirm={handleReplace}
        onCancel={() => setOffered(null)}
      >
        Once {offered?.name} is read, its dates take the place of those you changed at review; dates you added yourself
        stay.
      </ConfirmDialog>
    </DropZone>
  );
}
