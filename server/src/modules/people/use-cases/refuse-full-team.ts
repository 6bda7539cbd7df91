import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import { readAllowance } from '../../billing/use-cases/read-allowance';
import { countMembers } from '../people.repository';

/** Refuses if the company has as many members as its plan allows (docs/rules.md, Plans and limits). */
export async function refuseFullTeam(db: Queries, companyId: string, now: Date): Promise<void> {
  const { members } = await readAllowance(db, companyId, now);
  if ((await countMembers(db, companyId)) >= members) throw new AppError('TEAM_LIMIT_EXCEEDED');
}
