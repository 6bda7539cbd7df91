import { session } from '@keydate/client';
import { Button, Notice, notify } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { updateUser } from '../../api/update-user';
import { TermsText } from '../accept-terms/terms-text';
import { useCallButton } from '../submit-form/use-call-button';
import { copy } from './copy';

/** Asks a member to accept terms that are newer than theirs; they may go on working without (docs/rules.md, Terms). */
export function RenewTerms() {
  const [isReading, setReading] = useState(false);
  const accepting = useCallButton({
    send: () => updateUser({ terms_accepted: 'true' }),
    onDone: (user) => {
      notify.success(copy.accepted);
      // the shell takes this part away
      session().update(user);
    },
  });
  const close = () => setReading(false);
  return (
    <>
      <Notice
        title={copy.notice}
        action={
          <Button size="small" look="secondary" onClick={() => setReading(true)}>
            {copy.read}
          </Button>
        }
      >
        {copy.wayOn}
      </Notice>
      <Dialog
        isOpen={isReading}
        onClose={close}
        title={copy.title}
        footer={
          <>
            <Button look="ghost" onClick={close}>
              {copy.later}
            </Button>
            <Button isBusy={accepting.isBusy} onClick={() => accepting.press()}>
              {copy.accept}
            </Button>
          </>
        }
      >
        <TermsText />
      </Dialog>
    </>
  );
}
