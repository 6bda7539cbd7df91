import { Button, tokens } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useClientList } from '../../api/list-clients';
import { copy } from './copy';
import { STEP_FORM, type StepProps } from './step-form';
import { isUntouched } from './wizard-state';

interface WizardFooterProps extends StepProps {
  isSubmitting: boolean;
  onStartOver: () => void;
}

/** Back and Next; with no client to choose, Next is disabled (spec § 2.7). */
export function WizardFooter({ state, dispatch, isSubmitting, onStartOver }: WizardFooterProps) {
  const [isAsking, setAsking] = useState(false);
  const clients = useClientList();
  const hasNoClients = state.step === 'client' && state.client.isNew === 'No' && clients.data?.length === 0;
  return (
    <Footer>
      {!isUntouched(state) && (
        <Button variant="ghost" disabled={isSubmitting} onClick={() => setAsking(true)}>
          {copy.startOver}
        </Button>
      )}
      <span />
      {state.step !== 'listing' && (
        <Button variant="secondary" disabled={isSubmitting} onClick={() => dispatch({ type: 'wentBack' })}>
          {copy.back}
        </Button>
      )}
      <Button type="submit" form={STEP_FORM} disabled={hasNoClients} isBusy={isSubmitting}>
        {state.step === 'review' ? copy.submit : copy.next}
      </Button>
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

const Footer = styled.div`
  flex: 1;
  display: flex;
  gap: ${tokens.gap[8]};

  > span {
    flex: 1;
  }
`;
