import { Button, media, tokens } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useClientList } from '@keydate/client';
import { copy } from './copy';
import { STEP_FORM, type StepProps } from './step-form';
import { isUntouched } from './wizard-state';

interface WizardFooterProps extends Pick<StepProps, 'state'> {
  onBack: () => void;
  isSubmitting: boolean;
  onStartOver: () => void;
}

/** Back and Next; with no client to choose, Next is disabled (spec § 2.7). */
export function WizardFooter({ state, isSubmitting, onBack, onStartOver }: WizardFooterProps) {
  const [isAsking, setAsking] = useState(false);
  const clients = useClientList();
  const hasNoClients = state.step === 'client' && state.client.isNew === 'No' && clients.data?.length === 0;
  return (
    <Footer>
      {!isUntouched(state) && (
        <StartOverButton variant="ghost" disabled={isSubmitting} onClick={() => setAsking(true)}>
          {copy.startOver}
        </StartOverButton>
      )}
      {state.step !== 'listing' && (
        <Button variant="secondary" disabled={isSubmitting} onClick={onBack}>
          {copy.back}
        </Button>
      )}
      <NextButton type="submit" form={STEP_FORM} disabled={hasNoClients} isBusy={isSubmitting}>
        {state.step === 'review' ? copy.submit : copy.next}
      </NextButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.startOverTitle}
        confirmLabel={copy.startOver}
        cancelLabel={copy.doNotStartOver}
        isDanger
        onConfirm={onStartOver}
        onCancel={() => setAsking(false)}
      >
        {copy.startOverWarning}
      </ConfirmDialog>
    </Footer>
  );
}

/** On one line; on a narrow phone its padding leaves room for the other two. */
const StartOverButton = styled(Button)`
  margin-right: auto;
  white-space: nowrap;

  ${media.phone} {
    padding-inline: ${tokens.gap[8]};
  }
`;

/** As wide with Submit as with Next, so that Back stays in its place. */
const NextButton = styled(Button)`
  min-width: 112px;
`;

const Footer = styled.div`
  flex: 1;
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.gap[8]};
`;
