import { useChangeButton } from '@keydate/forms/call';
import { Button, Card, Notice, notify, Stack } from '@keydate/ui';
import { useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import { TermsText } from '../../steps/accept-terms/terms-text';
import { copy } from './copy';

/**
 * Asks a member to accept terms that are newer than theirs; they can continue to work without accepting
 * (server/src/accounts/README.md, Terms).
 */
export function RenewTerms() {
  const [isReading, setReading] = useState(false);
  const accepting = useChangeButton(useUpdateUser(), { onDone: () => notify.success(copy.accepted) });
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
              <Button isBusy={accepting.isBusy} onClick={() => accepting.press({ terms_accepted: 'true' })}>
                {copy.accept}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
