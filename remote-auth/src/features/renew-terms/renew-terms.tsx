import { PRIVACY_POLICY } from '@keydate/contracts/privacy-policy';
import { NEW_IN_TERMS } from '@keydate/contracts/terms';
import { useChangeButton } from '@keydate/forms/call';
import { readPageSettings } from '@keydate/client';
import { Button, Card, Notice, notify, Stack, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import { NumberedText, TermsText } from '../../steps/accept-terms/terms-text';
import { copy } from './copy';

/**
 * Asks a member to accept terms that are newer than theirs; they can continue to work without accepting
 * (server/src/accounts/README.md, Terms).
 */
export function RenewTerms() {
  const { privacyEmail } = readPageSettings();
  const policy = PRIVACY_POLICY.map(({ title, text }, at) => ({
    heading: title,
    text: at === PRIVACY_POLICY.length - 1 ? `${text} ${privacyEmail}.` : text,
  }));
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
        {NEW_IN_TERMS} {copy.wayOn}
      </Notice>
      {isReading && (
        <Card as="section" aria-label={copy.title}>
          <Stack gap={32}>
            <TermsText />
            <section aria-label={copy.policy}>
              <PolicyTitle>{copy.policy}</PolicyTitle>
              <NumberedText sections={policy} />
            </section>
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

const PolicyTitle = styled.h2`
  margin-bottom: ${tokens.gap[16]};
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[22]};
  font-weight: 500;
`;
