import { companyAgents, companyEmployees, removeTeammate, type Teammate } from '@keydate/contracts/teammates';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { fake } from './fake';
import { Refusal } from './refusal';
import type { Account, World } from './world';

/** The people of one's company. */
export const teammateFakes = [
  fake(companyEmployees, ({ account, world }) => ({ result: { employee: teammatesOf(account.user, world) } })),

  fake(companyAgents, ({ account, world }) => {
    if (!isSuperRole(account.user.role)) throw new Refusal('FORBIDDEN');
    return { result: teammatesOf(account.user, world) };
  }),

  fake(removeTeammate, ({ account, params, world }) => {
    const teammate = accountsBeside(account.user, world).find(({ user }) => user._id === params.id);
    if (!teammate) throw new Refusal('NOT_FOUND');
    if (!canRemove(account.user, teammate.user)) throw new Refusal('FORBIDDEN');
    teammate.user = { ...teammate.user, company: null };
    return { message: 'Removed successfully!' };
  }),
];

function teammatesOf(reader: User, world: World): Teammate[] {
  return accountsBeside(reader, world).map(({ user }) => {
    const { _id, fullName, avatar, role } = user;
    return { _id, fullName, avatar, role, removable: canRemove(reader, user) };
  });
}

function accountsBeside(reader: User, world: World): Account[] {
  return world.accounts.filter(({ user }) => user._id !== reader._id && user.company !== null && user.company._id === reader.company?._id);
}

function canRemove(reader: User, teammate: User): boolean {
  return isSuperRole(reader.role) && teammate._id !== teammate.company?.owner._id;
}
