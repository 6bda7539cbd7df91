import { Button, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { useExistingClients } from './client-step/use-existing-clients';
import { STEP_FORM, type StepProps } from './step-form';
import { isUntouched } from './wizard-state';

interface WizardFootProps extends StepProps {
  isSubmitting: boolean;
}

/** Back and Next; with no client to choose, Next is disabled (spec § 2.7). */
export function WizardFoot({ state, dispatch, isSubmitting }: WizardFootProps) {
  const clients = useExistingClients();
  const isStuck = state.step === 'client' && state.client.isNew === 'No' && clients.data?.length === 0;
  return (
    <Foot>
      {!isUntouched(state) && (
        <Button look="ghost" onClick={() => dispatch({ type: 'reset' })}>
          Start over
        </Button>
      )}
      <span />
      {state.step !== 'listing' && (
        <Button look="secondary" onClick={() => dispatch({ type: 'wentBack' })}>
          Back
        </Button>
      )}
      <Button type="submit" form={STEP_FORM} disabled={isStuck} isBusy={isSubmitting}>
        {state.step === 'review' ? 'Submit' : 'Next'}
      </Button>
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
