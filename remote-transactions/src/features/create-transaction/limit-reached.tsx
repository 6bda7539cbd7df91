import { paths, useSignedInUser } from '@keydate/client';
import { ERRORS } from '@keydate/contracts/errors';
import { FREE_ACTIVE_TRANSACTIONS } from '@keydate/contracts/limits';
import { Button, ButtonLink } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { Link } from 'react-router-dom';

interface LimitReachedProps {
  onClose: () => void;
}

/** What the company may have, and the way to its subscription (spec § 6: for SuperRealtor and SuperLender). */
export function LimitReached({ onClose }: LimitReachedProps) {
  const { isSubscriptionPurchased } = useSignedInUser();
  return (
    <Dialog
      isOpen
      size="small"
      title={ERRORS.ACTIVE_LIMIT_EXCEEDED.message}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink as={Link} to={paths.subscription}>
            See subscription
          </ButtonLink>
        </>
      }
    >
      {isSubscriptionPurchased
        ? 'Your company has as many active transactions as its plan allows.'
        : `Without a subscription your company may have ${FREE_ACTIVE_TRANSACTIONS} active transaction.`}{' '}
      Everything you entered is kept in this browser and stands on the dashboard.
    </Dialog>
  );
}
