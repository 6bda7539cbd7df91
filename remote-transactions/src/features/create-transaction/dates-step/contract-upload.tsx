import { useSignedInUser } from '@keydate/client';
import { FileText, FileUp } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import type { ContractSource } from '../../../api/scan-contract';
import { ContractDropZone } from '../../../ui/contract-drop-zone';
import { offeredContract } from '../offered-contract';
import type { ScanEntry } from '../wizard-state';
import { copy } from './copy';
import { hasReviewChanges } from './has-review-changes';

interface ContractUploadProps {
  /** The contract that was scanned before, if any. */
  scanned: ScanEntry | null;
  /** Receives the files of one contract. */
  onFiles: (files: readonly ContractSource[]) => void;
  /** The upload button, to which the focus returns. */
  ref: Ref<HTMLButtonElement>;
}

/**
 * Takes a contract from the file dialog, the camera or dropped, and the one with which the person has started the wizard. Asks before it
 * replaces one whose dates the person changed at review.
 */
export function ContractUpload({ scanned, onFiles, ref }: ContractUploadProps) {
  const { _id: userId } = useSignedInUser();
  const [offered, setOffered] = useState<readonly ContractSource[]>([]);

  const take = (files: readonly ContractSource[]) => {
    if (files.length > 0) onFiles(files);
  };
  const handleFiles = (files: readonly ContractSource[]) => {
    if (scanned && hasReviewChanges(scanned)) setOffered(files);
    else take(files);
  };
  // it may be another transaction's: its dates must not get this one's address and client without a question
  const takeOffered = useEffectEvent(() => {
    const files = offeredContract.take(userId);
    if (scanned) setOffered(files);
    else take(files);
  });
  useEffect(() => {
    // once the effects of the step, which cancel a scan, are at rest
    const soon = setTimeout(takeOffered);
    return () => clearTimeout(soon);
  }, []);
  const handleReplace = () => {
    setOffered([]);
    take(offered);
  };

  return (
    <ContractDropZone
      buttonRef={ref}
      icon={scanned ? FileText : FileUp}
      title={scanned ? copy.rowsRead(scanned.fileName, scanned.table.rows.length) : copy.drop}
      button={scanned ? copy.uploadAnother : copy.upload}
      variant={scanned ? 'secondary' : 'primary'}
      note={copy.limits}
      onFiles={handleFiles}
    >
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
    </ContractDropZone>
  );
}
