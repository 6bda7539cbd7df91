import type { TickedMilestone } from '@keydate/contracts/loan-milestones';
import { LOAN_MILESTONES } from '@keydate/domain/loan-milestones';
import { tokens, UnbrokenDays } from '@keydate/ui';
import { styled } from 'styled-components';
import { useMilestones } from '../../api/loan-milestones';

/** The loan's completed steps, in one quiet line. Shows nothing while they load, or before a lender has ticked one. */
export function FollowLoan({ transactionId }: { transactionId: string }) {
  const { data = [] } = useMilestones(transactionId);
  if (data.length === 0) return null;
  return (
    <Line aria-label="Loan">
      {data.map((ticked) => (
        <li key={`${ticked.milestone} ${ticked.lenderId}`}>
          <UnbrokenDays
            text={[`${LOAN_MILESTONES[ticked.milestone]} ${ticked.day}`, ...whoTicked(ticked, data)].join(', ')}
          />
        </li>
      ))}
    </Line>
  );
}

/** One lender needs no name. Several need their companies only if two have the same name. */
function whoTicked({ lender, lenderId, company }: TickedMilestone, all: readonly TickedMilestone[]): string[] {
  const others = all.filter((one) => one.lenderId !== lenderId);
  if (others.length === 0) return [];
  return others.some((one) => one.lender === lender) ? [lender, company] : [lender];
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.gap[8]};
  margin-top: ${tokens.gap[16]};
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;

  li:not(:last-child)::after {
    content: ' ·';
  }
`;
