import { Button } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { copy } from './copy';

interface CancelOrUpgradeDialogProps {
  tier: string;
  onClose: () => void;
  onCancel: () => void;
  onViewOthers: () => void;
}

export function CancelOrUpgradeDialog({ tier, onClose, onCancel, onViewOthers }: CancelOrUpgradeDialogProps) {
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.choice.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy.choice.cancel}
          </Button>
          <Button onClick={onViewOthers}>{copy.choice.others}</Button>
        </>
      }
    >
      {copy.choice.text(tier)}
    </Dialog>
  );
}
