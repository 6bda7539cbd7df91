import type { KeptContract } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, Stack, TextLink } from '@keydate/ui';
import { Trash2 } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useRemoveContract } from '../../api/readings';
import { copy } from './copy';

interface StoredContractProps {
  contract: KeptContract;
  transactionId: string;
}

/** The contract that is stored with a transaction: it opens in another tab, and can be deleted. */
export function StoredContract({ contract: { url, fileName }, transactionId }: StoredContractProps) {
  const [isAsking, setAsking] = useState(false);
  const removing = useChangeButton(useRemoveContract(transactionId), {
    onDone: () => {
      setAsking(false);
      notify.success(copy.removed);
    },
    failed: copy.failed,
  });
  return (
    <Stack gap={8}>
      <TextLink href={`/api${url}`} target="_blank" rel="noreferrer">
        {copy.open(fileName)}
      </TextLink>
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          aria-label={copy.removeOf(fileName)}
          onClick={() => setAsking(true)}
        >
          {copy.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.question(fileName)}
        confirmLabel={copy.remove}
        cancelLabel={copy.doNot}
        isDanger
        isBusy={removing.isBusy}
        onConfirm={() => removing.press()}
        onCancel={() => setAsking(false)}
      >
        {copy.warning}
      </ConfirmDialog>
    </Stack>
  );
}
