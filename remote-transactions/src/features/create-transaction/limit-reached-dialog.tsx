import { paths, useSignedInUser } from '@keydate/client';
import { TRANSACTION_ERRORS } from '@keydate/contracts/errors/transaction-errors';
import { Button, ButtonLink } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { Link } from 'react-router-dom';
import { copy } from './copy';

interface LimitReachedDialogProps {
  onClose: () => void;
}

/** The limit of the company, with a link to its subscription; shown where the plans themselves cannot be. */
export function LimitReachedDialog({ onClose }: LimitReachedDialogProps) {
  const { isSubscriptionPurchased } = useSignedInUser();
  return (
    <Dialog
      isOpen
      size="small"
      title={TRANSACTION_ERRORS.ACTIVE_LIMIT_EXCEEDED.message}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.limit.notNow}
          </Button>
          <ButtonLink as={Link} to={paths.subscription}>
            {copy.seeSubscription}
          </ButtonLink>
        </>
      }
    >
      {isSubscriptionPurchased ? copy.limit.ofPlan : copy.limit.withoutPlan} {copy.limit.draftSaved}
    </Dialog>
  );
}
