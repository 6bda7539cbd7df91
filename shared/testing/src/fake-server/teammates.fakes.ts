import type { User } from '@keydate/contracts/people';
import { companyAgents, companyEmployees, removeTeammate, type Teammate } from '@keydate/contracts/teammates';
import { canListAgents, canRemoveTeammate } from '@keydate/domain/company-permissions';
import { fake, type Asking } from './fake';
import { asMember, memberOf, teammateOf } from './members';
import type { Account, World } from './world';

/** The people of a company. */
export const teammateFakes = [
  fake(companyEmployees, (asked) => ({ result: { employee: teammatesOf(asked) } })),

  fake(companyAgents, (asked) => {
    if (!canListAgents(memberOf(asked))) throw asked.refuse('FORBIDDEN');
    return { result: teammatesOf(asked) };
  }),

  fake(removeTeammate, (asked) => {
    const { params, world, refuse } = asked;
    const teammate = world.accounts.find(({ user }) => user._id === params.id);
    if (teammate && world.isRemovedElsewhere) remove(teammate, world);
    teammateOf(asked, params.id);
    if (!teammate || !canRemove(asked, teammate)) throw refuse('FORBIDDEN');
    remove(teammate, world);
    return { message: 'Removed successfully!' };
  }),
];

function teammatesOf(asked: Asking<'COMPANY_MISSING'>): Teammate[] {
  const { id, companyId } = memberOf(asked);
  const teammates = asked.world.accounts.filter(({ user }) => user._id !== id && user.company?._id === companyId);
  return teammates.map((teammate) => {
    const { _id, fullName, avatar, role } = teammate.user;
    return { _id, fullName, avatar, role, removable: canRemove(asked, teammate) };
  });
}

function canRemove(asked: Asking<'COMPANY_MISSING'>, account: Account): boolean {
  const teammate = asMember(account);
  const ownerId = account.user.company?.owner._id;
  return teammate !== null && ownerId !== undefined && canRemoveTeammate(memberOf(asked), teammate, ownerId);
}

function remove(teammate: Account, world: World): void {
  handOver(teammate.user, world);
  uninviteLenders(teammate.user, world);
  teammate.user = { ...teammate.user, company: null };
  teammate.worksFor = undefined;
}

/** The invitations of lenders that they sent and that have no answer end. */
function uninviteLenders({ _id }: User, world: World): void {
  const endedAt = new Date().toISOString();
  world.lenders = world.lenders.map((one) =>
    one.state === 'invited' && one.invitedBy._id === _id ? { ...one, state: 'withdrawn', endedAt } : one,
  );
}

/** Gives the removed person's transactions and teammates to the owner (server/src/accounts/README.md, Removing). */
function handOver({ _id, company }: User, world: World): void {
  if (!company) return;
  world.owners = Object.fromEntries(
    Object.entries(world.owners).map(([transaction, owner]) => [
      transaction,
      owner === _id ? company.owner._id : owner,
    ]),
  );
  for (const account of world.accounts) if (account.worksFor === _id) account.worksFor = company.owner._id;
}
