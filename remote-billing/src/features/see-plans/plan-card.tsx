import type { BillingOverview } from '@keydate/contracts/billing-overview';
import { TRIAL_DAYS } from '@keydate/contracts/limits';
import { firstChargeAt } from '@keydate/domain/first-charge';
import { formatPrice } from '@keydate/domain/money';
import { planButton, type HeldPlan, type PlanButton as PlanButtonState } from '@keydate/domain/plan-button';
import { Icon, Tag, tokens } from '@keydate/ui';
import { Check } from '@keydate/ui/icons';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Plan } from '../../domain/plan';
import { useDayHere, type DayHere } from '../../ui/use-day-here';
import { copy } from './copy';
import { PlanButton } from './plan-button';
import { CardBox, Line, Lines, Name, Per, Price, Quiet } from './plan-card.styles';

interface PlanCardProps {
  plan: Plan;
  held: HeldPlan | null;
  overview: BillingOverview;
  isPopular: boolean;
  onChoose: () => void;
}

/** A plan with its price, its features, and the one button that this company has for it. */
export function PlanCard({ plan, held, overview, isPopular, onChoose }: PlanCardProps) {
  const nameId = useId();
  const dayHere = useDayHere();
  const button = planButton(plan, held, overview.use);
  const isCancelled = button.label === 'Cancelled';
  return (
    <CardBox aria-labelledby={nameId} $isCurrent={held?.planId === plan.id} $isCancelled={isCancelled}>
      <Name>
        <h2 id={nameId}>{plan.name}</h2>
        {isPopular && <Tag variant="strong">{copy.popular}</Tag>}
      </Name>
      <p>
        <Price>{formatPrice(plan.monthlyCents)}</Price> <Per>{copy.perMonth}</Per>
      </p>
      <Quiet>{copy.trial}</Quiet>
      <Lines>
        <Perk>{copy.members(plan.allows.members)}</Perk>
        <Perk>{copy.transactions(plan.allows.activeTransactions)}</Perk>
        {copy.perks.map((perk) => (
          <Perk key={perk}>{perk}</Perk>
        ))}
      </Lines>
      <Foot>
        {isOpen(button) && held === null && <Quiet>{firstCharge(plan, overview.isTrialOffered, dayHere)}</Quiet>}
        <PlanButton button={button} plan={plan} use={overview.use} labelledBy={nameId} onChoose={onChoose} />
      </Foot>
    </CardBox>
  );
}

function isOpen(button: PlanButtonState): boolean {
  return 'refusal' in button && button.refusal === null;
}

function Perk({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Icon of={Check} size={16} />
      <span>{children}</span>
    </Line>
  );
}

function firstCharge({ monthlyCents }: Plan, isTrialOffered: boolean, dayHere: DayHere): string {
  const price = formatPrice(monthlyCents);
  if (!isTrialOffered) return copy.chargedToday(price);
  return copy.firstCharge(price, dayHere(firstChargeAt(new Date(), TRIAL_DAYS)));
}

const Foot = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  align-self: end;
`;
