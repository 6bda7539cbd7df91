import type { Invite } from '@keydate/contracts/transactions';
import { ownInviteKinds } from '@keydate/domain/own-invites';
import type { Role } from '@keydate/domain/roles';
import { inviteLink } from './invite-code';
import type { InviteKind } from './invite-codes.table';

const LETTERS = { client: 'C', employee: 'E', agent: 'A' } as const satisfies Record<Invite['kind'], InviteKind>;

/** The codes that a person sees next to a client (spec § 6). */
export function presentInvites(codes: Partial<Record<InviteKind, string>>, role: Role, origin: string): Invite[] {
  return ownInviteKinds(role).flatMap((kind) => {
    const code = codes[LETTERS[kind]];
    return code === undefined ? [] : [{ kind, code, link: inviteLink(origin, code) }];
  });
}
