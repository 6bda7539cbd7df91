import type { Transaction } from '@keydate/contracts/transactions';
import { MILESTONE_ORDER } from '@keydate/domain/loan-milestones';
import { LoadFailed, Skeleton, Stack } from '@keydate/ui';
import { useMilestones } from '../../api/loan-milestones';
import { copy } from './copy';
import { MilestoneRow } from './milestone-row';

/** The steps of the loan, for the lender who ticks them. */
export function TickLoanMilestones({ transaction }: { transaction: Transaction }) {
  const milestones = useMilestones(transaction._id);
  if (milestones.isPending) return <Skeleton height="240px" />;
  if (milestones.data === undefined)
    return <LoadFailed onRetry={() => void milestones.refetch()}>{copy.failed}</LoadFailed>;
  const days = new Map(milestones.data.map(({ milestone, day }) => [milestone, day]));
  return (
    <Stack gap={12}>
      <p>{copy.lede}</p>
      {MILESTONE_ORDER.map((milestone) => (
        <MilestoneRow
          key={milestone}
          milestone={milestone}
          savedDay={days.get(milestone) ?? null}
          transaction={transaction}
        />
      ))}
    </Stack>
  );
}
