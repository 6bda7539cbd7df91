import type { Role } from '@keydate/domain/roles';
import { inviterOf } from './accounts';
import type { Refuse } from './refuse';
import type { World } from './world';

interface Asking {
  world: World;
  refuse: Refuse<'INVITE_CODE_UNKNOWN' | 'TEAM_LIMIT_EXCEEDED'>;
}

/** The company and the role that an invite code leads to. Refused when the code is unknown or the team is full. */
export function readInvitation({ world, refuse }: Asking, code: string) {
  const company = inviterOf(world, code)?.user.company;
  if (!company) throw refuse('INVITE_CODE_UNKNOWN');
  const members = world.accounts.filter(({ user }) => user.company?._id === company._id).length;
  if (members >= world.memberLimit) throw refuse('TEAM_LIMIT_EXCEEDED');
  const role: Role = code.startsWith('A') ? 'Agent' : 'Employee';
  return { role, company };
}
