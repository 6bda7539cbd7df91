import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { computeDeadlines as compute } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { presentComputed } from '@keydate/domain/computed-deadlines/present-computed';
import type { FastifyInstance } from 'fastify';
import { findCompany } from '../accounts';
import { route } from '../calls/route';
import type { Tools } from '../tools';

/** It stores nothing: the caller sends all that it depends on, except the days off of their company. */
export function computedDeadlineRoutes(app: FastifyInstance, { db }: Tools): void {
  route(app, computeDeadlines, async ({ body: { anchors, timeOfDay, ...terms }, session }) => {
    const { companyId } = session.person;
    const found = companyId === null ? undefined : await findCompany(db, companyId);
    const ownDaysOff = found?.company.daysOff ?? NO_OWN_DAYS_OFF;
    const computed = compute({ ...terms, anchors: anchors ?? {}, timeOfDay: timeOfDay ?? null, ownDaysOff });
    return { result: computed.map(presentComputed) };
  });
}
