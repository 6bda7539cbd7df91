import { session } from '@keydate/client';
import { updateUser as updateUserCall } from '@keydate/contracts/people';
import { useCallButton } from '@keydate/forms/call';
import { Button, Card, Notice, notify, Stack } from '@keydate/ui';
import { useState } from 'react';
import { updateUser } from '../../api/update-user';
import { TermsText } from '../../steps/accept-terms/terms-text';
import { copy } from './copy';

/** Asks a member to accept terms that are newer than theirs; they can continue to work without accepting (docs/rules.md, Terms). */
export function RenewTerms() {
  const [isReading, setReading] = useState(false);
  const accepting = useCallButton({
    call: updateUserCall,
    send: () => updateUser({ terms_accepted: 'true' }),
    onDone: (user) => {
      notify.success(copy.accepted);
      // the shell then removes this notice
      session().update(user);
    },
  });
  return (
    <Stack>
      <Notice
        title={copy.notice}
        action={
          <Button size="small" variant="secondary" aria-expanded={isReading} onClick={() => setReading(!isReading)}>
            {isReading ? copy.later : copy.read}
          </Button>
        }
      >
        {copy.wayOn}
      </Notice>
      {isReading && (
        <Card as="section" aria-label={copy.title}>
          <Stack gap={32}>
            <TermsText />
            <div>
              <Button isBusy={accepting.isBusy} onClick={() => accepting.press()}>
                {copy.accept}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
