import type { Account, World } from './world';

/** The account of an email address, in upper or lower case. */
export function accountOf(world: World, email: string): Account | undefined {
  return world.accounts.find(({ user }) => user.contact.email.toLowerCase() === email.toLowerCase());
}

/** The company that an invite code leads to; undefined for a code that nobody has. */
export function inviterOf(world: World, code: string): Account | undefined {
  return world.accounts.find(({ user }) => {
    const links = [user.company?.employeeInviteLink, user.company?.agentsInviteLink];
    return links.some((link) => link?.endsWith(`ref=${code}`));
  });
}
