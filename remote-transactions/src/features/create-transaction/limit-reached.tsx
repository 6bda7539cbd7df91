import { openDialog } from '@keydate/client';
import { TRANSACTION_ERRORS } from '@keydate/contracts/errors/transaction-errors';
import { notify } from '@keydate/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LimitReachedDialog } from './limit-reached-dialog';

interface LimitReachedProps {
  onClose: () => void;
}

/**
 * At the limit the plans are shown over the page (spec § 6: for SuperRealtor and SuperLender). Where they cannot be
 * shown, the sentence of the limit is, with a link to them. The draft is on the dashboard either way.
 */
export function LimitReached({ onClose }: LimitReachedProps) {
  const [isUnavailable, setUnavailable] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isWanted = true;
    void openDialog('subscribe').then((outcome) => {
      if (!isWanted) return;
      if (outcome !== 'unavailable') {
        close();
        return;
      }
      setUnavailable(true);
      // the dialog says it
      notify.dismiss(TRANSACTION_ERRORS.ACTIVE_LIMIT_EXCEEDED.message);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isUnavailable && <LimitReachedDialog onClose={onClose} />;
}
