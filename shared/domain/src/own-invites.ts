import { isSuperRole, type Role } from './roles';

/** Whom an invite code invites. */
export type InviteKind = 'client' | 'employee' | 'agent';

/** The field of a company that carries the link of each kind. */
export const LINK_OF_INVITE = {
  client: 'clientInviteLink',
  employee: 'employeeInviteLink',
  agent: 'agentsInviteLink',
} as const satisfies Record<InviteKind, string>;

/** A person's own links, '' for a code that they do not have. */
type InviteLinks = Readonly<Record<(typeof LINK_OF_INVITE)[InviteKind], string>>;

/** The codes that a person is shown (spec § 6): super roles client and agent codes, others client and employee codes. */
export function ownInviteKinds(role: Role): InviteKind[] {
  return ['client', isSuperRole(role) ? 'agent' : 'employee'];
}

/** The same with their codes, from the links that the person's company carries. */
export function ownInvites(company: InviteLinks, role: Role): { kind: InviteKind; code: string; link: string }[] {
  return ownInviteKinds(role).flatMap((kind) => {
    const link = company[LINK_OF_INVITE[kind]];
    const code = codeOf(link);
    return code === '' ? [] : [{ kind, code, link }];
  });
}

function codeOf(link: string): string {
  return URL.canParse(link) ? (new URL(link).searchParams.get('ref') ?? '') : '';
}
