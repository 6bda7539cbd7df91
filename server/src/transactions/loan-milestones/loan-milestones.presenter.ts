import type { TickedMilestone } from '@keydate/contracts/loan-milestones';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { inLoanOrder } from '@keydate/domain/loan-milestones';
import type { Ticked } from './loan-milestones.repository';

export function presentMilestones(ticked: readonly Ticked[]): TickedMilestone[] {
  return inLoanOrder(ticked).map(({ milestone, day, lender, shareId, company }) => ({
    milestone,
    day: dayFromSql(day),
    lender,
    lenderId: shareId,
    company,
  }));
}
