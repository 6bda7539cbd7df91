import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { countMembers } from '../people.repository';

/** Refuses if the company has as many members as its plan allows (server/src/billing/README.md, Plans and limits). */
export async function refuseFullTeam(
  db: Queries,
  { ask, clock }: Pick<Tools, 'ask' | 'clock'>,
  companyId: string,
): Promise<void> {
  const seats = await ask.seatsOf(db, companyId, clock.now());
  if ((await countMembers(db, companyId)) >= seats) throw new AppError('TEAM_LIMIT_EXCEEDED');
}
