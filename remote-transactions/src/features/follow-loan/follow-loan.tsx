import { LOAN_MILESTONES } from '@keydate/domain/loan-milestones';
import { tokens, UnbrokenDays } from '@keydate/ui';
import { styled } from 'styled-components';
import { useMilestones } from '../../api/loan-milestones';

/** How the loan stands, in one quiet line; nothing before a lender has ticked a step, or while that is not known. */
export function FollowLoan({ transactionId }: { transactionId: string }) {
  const { data = [] } = useMilestones(transactionId);
  if (data.length === 0) return null;
  // one lender needs no name
  const isOfSeveral = new Set(data.map(({ lender }) => lender)).size > 1;
  return (
    <Line aria-label="Loan">
      {data.map(({ milestone, day, lender }) => (
        <li key={`${milestone} ${lender}`}>
          <UnbrokenDays text={`${LOAN_MILESTONES[milestone]} ${day}${isOfSeveral ? `, ${lender}` : ''}`} />
        </li>
      ))}
    </Line>
  );
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
