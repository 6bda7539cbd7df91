import { listMilestones, tickMilestone } from '@keydate/contracts/loan-milestones';
import { isReadAsLender } from '@keydate/domain/lender-access';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { readingLenders } from '../lenders/lenders.repository';
import { memberOf } from '../../accounts';
import { findTransaction } from '../transactions.repository';
import { readBy } from '../policies/check-transaction';
import { presentMilestones } from './loan-milestones.presenter';
import { milestonesOf } from './loan-milestones.repository';
import { standingMilestones } from './standing-milestones';
import { tickMilestone as tick } from './use-cases/tick-milestone';

export function loanMilestoneRoutes(app: FastifyInstance, tools: Tools): void {
  const { db } = tools;

  route(app, listMilestones, async ({ params, session }) => {
    const member = memberOf(session.person);
    const { found, share } = await readBy(db, member, await findTransaction(db, params.transactionId));
    const { id } = found.transaction;
    const reading = await readingLenders(db, [id]);
    // a lender sees nothing of another lender of the transaction
    const seen = share ? reading.filter((one) => isReadAsLender(member, one)) : reading;
    const ticked = standingMilestones(await milestonesOf(db, id), seen);
    return { result: { milestones: presentMilestones(ticked) } };
  });

  route(app, tickMilestone, async ({ params, body, session }) => {
    const ticked = await tick(tools, memberOf(session.person), params.transactionId, body);
    return { result: { milestones: presentMilestones(ticked) } };
  });
}
