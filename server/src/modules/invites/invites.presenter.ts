import type { Invite } from '@keydate/contracts/transactions';
import { isSuperRole, type Role } from '@keydate/domain/roles';
import { inviteLink } from './invite-code';
import type { InviteKind } from './invite-codes.table';

const NAMES = { C: 'client', E: 'employee', A: 'agent' } as const satisfies Record<InviteKind, Invite['kind']>;

/** The codes that a person is shown beside a client: spec § 6, super roles agent and client codes, others employee and client codes. */
export function presentInvites(codes: Partial<Record<InviteKind, string>>, role: Role, origin: string): Invite[] {
  const kinds: InviteKind[] = ['C', isSuperRole(role) ? 'A' : 'E'];
  return kinds.flatMap((kind) => {
    const code = codes[kind];
    return code === undefined ? [] : [{ kind: NAMES[kind], code, link: inviteLink(origin, code) }];
  });
}
