import type { Role } from '@keydate/domain/roles';
import { inviterOf } from './accounts';
import { Refusal } from './refusal';
import type { World } from './world';

/** Where an invite code leads: into whose company, and as what. Refused when it is nobody's, or the team is full. */
export function placeByCode(world: World, code: string) {
  const company = inviterOf(world, code)?.user.company;
  if (!company) throw new Refusal('INVITE_CODE_UNKNOWN');
  const members = world.accounts.filter(({ user }) => user.company?._id === company._id).length;
  if (members >= world.memberLimit) throw new Refusal('TEAM_LIMIT_EXCEEDED');
  const role: Role = code.startsWith('A') ? 'Agent' : 'Employee';
  return { role, company };
}
