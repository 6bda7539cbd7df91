import { Button, tokens } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useClientList } from '../../api/list-clients';
import { STEP_FORM, type StepProps } from './step-form';
import { isUntouched } from './wizard-state';

interface WizardFootProps extends StepProps {
  isSubmitting: boolean;
  onStartOver: () => void;
}

/** Back and Next; with no client to choose, Next is disabled (spec § 2.7). */
export function WizardFoot({ state, dispatch, isSubmitting, onStartOver }: WizardFootProps) {
  const [isAsking, setAsking] = useState(false);
  const clients = useClientList();
  const isStuck = state.step === 'client' && state.client.isNew === 'No' && clients.data?.length === 0;
  return (
    <Foot>
      {!isUntouched(state) && (
        <Button variant="ghost" disabled={isSubmitting} onClick={() => setAsking(true)}>
          Start over
        </Button>
      )}
      <span />
      {state.step !== 'listing' && (
        <Button variant="secondary" disabled={isSubmitting} onClick={() => dispatch({ type: 'wentBack' })}>
          Back
        </Button>
      )}
      <Button type="submit" form={STEP_FORM} disabled={isStuck} isBusy={isSubmitting}>
        {state.step === 'review' ? 'Submit' : 'Next'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start over?"
        confirmLabel="Start over"
        cancelLabel="Keep it"
        isDanger
        onConfirm={onStartOver}
        onCancel={() => setAsking(false)}
      >
        Everything you entered for this transaction is removed.
      </ConfirmDialog>
    </Foot>
  );
}

const Foot = styled.div`
  flex: 1;
  display: flex;
  gap: ${tokens.gap[8]};

  > span {
    flex: 1;
  }
`;
