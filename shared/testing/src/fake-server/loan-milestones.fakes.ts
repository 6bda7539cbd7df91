import { listMilestones, tickMilestone, type TickedMilestone } from '@keydate/contracts/loan-milestones';
import { compareDays, dayAt } from '@keydate/domain/calendar-day';
import { isReceivedInTime } from '@keydate/domain/closing-disclosure';
import { inLoanOrder } from '@keydate/domain/loan-milestones';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { fake } from './fake';
import { readTransactionOf } from './members';
import type { LenderOfWorld, World } from './world';

/** The steps of loans, ticked by lenders. */
export const loanMilestoneFakes = [
  fake(listMilestones, (asked) => {
    const { transaction, share } = readTransactionOf(asked, asked.params.transactionId);
    const shares = share ? [share] : standingShares(asked.world, transaction._id);
    return { result: { milestones: inLoanOrder(shares.flatMap((one) => tickedBy(asked.world, one))) } };
  }),

  fake(tickMilestone, (asked) => {
    const { world, body, refuse } = asked;
    const { transaction, share } = readTransactionOf(asked, asked.params.transactionId);
    if (!share) throw refuse('FORBIDDEN');
    const { milestone, day } = body;
    if (day !== null && compareDays(day, dayAt(new Date(), timeZoneOfProperty(transaction))) > 0)
      throw refuse('BAD_INPUT', { errors: { day: 'Please choose today or an earlier day.' } });
    const others = (world.milestones[share._id] ?? []).filter((one) => one.milestone !== milestone);
    const ticked = day === null ? others : [...others, { milestone, day }];
    world.milestones = { ...world.milestones, [share._id]: ticked };
    const closing = transaction.contractDates.find(({ _id }) => _id === transaction.closing) ?? null;
    if (milestone === 'disclosure-received' && day !== null && isReceivedInTime(day, closing))
      world.transactions = world.transactions.map((one) =>
        one._id === transaction._id ? { ...one, disclosure_was: null } : one,
      );
    return { result: { milestones: inLoanOrder(tickedBy(world, share)) } };
  }),
];

/** The shares whose steps count: of the lenders who read the transaction, or else of the last one who did. */
function standingShares({ lenders, milestones }: World, transactionId: string): LenderOfWorld[] {
  const all = lenders.filter((one) => one.transactionId === transactionId);
  const reading = all.filter(({ state }) => state === 'accepted');
  if (reading.length > 0) return reading;
  const ended = all.filter(({ _id, endedAt }) => endedAt !== null && milestones[_id]?.length);
  return ended.toSorted((a, b) => endOf(a) - endOf(b)).slice(-1);
}

function endOf({ endedAt }: LenderOfWorld): number {
  return endedAt === null ? 0 : Date.parse(endedAt);
}

function tickedBy({ milestones }: World, { _id, lender }: LenderOfWorld): TickedMilestone[] {
  const who = { lender: lender?.fullName ?? '', lenderId: _id, company: lender?.company ?? '' };
  return (milestones[_id] ?? []).map((ticked) => ({ ...ticked, ...who }));
}
