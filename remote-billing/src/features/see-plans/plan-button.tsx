import type { PlanButton as PlanButtonState } from '@keydate/domain/plan-button';
import { surplusOver, type PlanUse } from '@keydate/domain/plan-fit';
import { Button, tokens } from '@keydate/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';
import { Quiet } from './plan-card.styles';

interface PlanButtonProps {
  button: PlanButtonState;
  plan: Plan;
  use: PlanUse;
  /** The id of the plan's name: four buttons have the same words. */
  labelledBy: string;
  onChoose: () => void;
}

/** A plan's button in every state (spec § 4.5); where it is disabled for a reason, the reason in words. */
export function PlanButton({ button, plan, use, labelledBy, onChoose }: PlanButtonProps) {
  const buttonId = useId();
  const reasonId = useId();
  const reason = reasonOf(button, plan, use);
  const isOpen = 'refusal' in button && button.refusal === null;
  return (
    <>
      {reason !== undefined && <Quiet id={reasonId}>{reason}</Quiet>}
      <StateButton
        id={buttonId}
        isWide
        variant={isOpen ? 'primary' : 'secondary'}
        disabled={!isOpen}
        $isCancelled={button.label === 'Cancelled'}
        aria-labelledby={`${buttonId} ${labelledBy}`}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onChoose}
      >
        {button.label}
      </StateButton>
    </>
  );
}

function reasonOf(button: PlanButtonState, { allows }: Plan, use: PlanUse): string | undefined {
  if (!('refusal' in button) || button.refusal === null) return undefined;
  if (button.refusal !== 'too-small') return copy.refusal[button.refusal];
  const surplus = surplusOver(use, allows);
  return surplus ? copy.tooSmall(surplus) : undefined;
}

const StateButton = styled(Button)<{ $isCancelled: boolean }>`
  ${({ $isCancelled }) => $isCancelled && `&:disabled { border-color: ${tokens.color.overdue}; }`}
`;
