import { paths } from '@keydate/client';
import { ERRORS } from '@keydate/contracts/errors';
import { Button, ButtonLink } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { Link } from 'react-router-dom';

interface LimitReachedProps {
  onClose: () => void;
}

/** The way to a plan with more room (spec § 6: for SuperRealtor and SuperLender). */
export function LimitReached({ onClose }: LimitReachedProps) {
  return (
    <Dialog
      isOpen
      size="small"
      title={ERRORS.ACTIVE_LIMIT_EXCEEDED.message}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink as={Link} to={paths.subscription}>
            See plans
          </ButtonLink>
        </>
      }
    >
      Everything you entered is kept on this device. Close a transaction or choose a plan with more room, then restore it
      from the dashboard.
    </Dialog>
  );
}
