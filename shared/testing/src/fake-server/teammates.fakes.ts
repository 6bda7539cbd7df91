import type { User } from '@keydate/contracts/people';
import { companyAgents, companyEmployees, removeTeammate, type Teammate } from '@keydate/contracts/teammates';
import { isSuperRole } from '@keydate/domain/roles';
import { fake } from './fake';
import { Refusal } from './refusal';
import { memberOf, teammateOf } from './sight';
import type { Account, World } from './world';

/** The people of one's company. */
export const teammateFakes = [
  fake(companyEmployees, ({ account, world }) => ({ result: { employee: teammatesOf(account, world) } })),

  fake(companyAgents, ({ account, world }) => {
    if (!isSuperRole(memberOf(account).user.role)) throw new Refusal('FORBIDDEN');
    return { result: teammatesOf(account, world) };
  }),

  fake(removeTeammate, ({ account, params, world }) => {
    const teammate = teammateOf(account, params.id, world);
    if (!canRemove(account, teammate)) throw new Refusal('FORBIDDEN');
    handOver(teammate.user, world);
    teammate.user = { ...teammate.user, company: null };
    teammate.worksFor = undefined;
    return { message: 'Removed successfully!' };
  }),
];

function teammatesOf(reader: Account, world: World): Teammate[] {
  const company = memberOf(reader).user.company._id;
  const teammates = world.accounts.filter(({ user }) => user._id !== reader.user._id && user.company?._id === company);
  return teammates.map((teammate) => {
    const { _id, fullName, avatar, role } = teammate.user;
    return { _id, fullName, avatar, role, removable: canRemove(reader, teammate) };
  });
}

/** Super roles may remove anyone but themselves and the owner; agents those who work for them; employees nobody. */
function canRemove({ user: reader }: Account, { user: teammate, worksFor }: Account): boolean {
  if (teammate._id === reader._id || teammate._id === teammate.company?.owner._id) return false;
  return isSuperRole(reader.role) || (reader.role === 'Agent' && worksFor === reader._id);
}

/** What was theirs becomes the owner's (docs/rules.md, Removing). */
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
