import type { User } from '@keydate/contracts/people';
import type { Transaction } from '@keydate/contracts/transactions';
import { isSuperRole } from '@keydate/domain/roles';
import { Refusal } from './refusal';
import type { Account, World } from './world';

/** An account as a member of its company; most calls are for members only. */
export function memberOf(account: Account): Account & { user: { company: NonNullable<User['company']> } } {
  const { company } = account.user;
  if (!company) throw new Refusal('COMPANY_MISSING');
  return { ...account, user: { ...account.user, company } };
}

/** Somebody of the reader's company; whoever is of another is not there. */
export function teammateOf(reader: Account, id: string, world: World): Account {
  const company = memberOf(reader).user.company._id;
  const found = world.accounts.find(({ user }) => user._id === id && user.company?._id === company);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Whose transactions a person enters and sees: an employee's are those of whom they work for. */
export function ownerOfTransactionsBy({ user, worksFor }: Account): string {
  return user.role === 'Employee' ? (worksFor ?? user._id) : user._id;
}

/** Whether `reader` may ask for the transactions of `person`, who is of the same company. */
export function canListTransactionsOf(reader: Account, person: Account): boolean {
  return isSuperRole(reader.user.role) || ownerOfTransactionsBy(reader) === ownerOfTransactionsBy(person);
}

/** The transactions of the world that somebody sees, newest first. */
export function transactionsSeenBy(reader: Account, world: World): Transaction[] {
  memberOf(reader);
  return world.transactions.filter(({ _id }) => sightOf(reader, world.owners[_id], world) === 'seen');
}

/** A transaction for who sees it; to others of the company it is refused, to the rest not there. */
export function transactionSeenBy(reader: Account, id: string, world: World): Transaction {
  memberOf(reader);
  const transaction = world.transactions.find(({ _id }) => _id === id);
  const sight = sightOf(reader, world.owners[id], world);
  if (!transaction || sight === 'absent') throw new Refusal('NOT_FOUND');
  if (sight === 'refused') throw new Refusal('FORBIDDEN');
  return transaction;
}

function sightOf(reader: Account, ownerId: string | undefined, world: World): 'seen' | 'refused' | 'absent' {
  if (ownerId === undefined) return 'seen';
  const owner = world.accounts.find(({ user }) => user._id === ownerId);
  if (owner?.user.company?._id !== reader.user.company?._id) return 'absent';
  return isSuperRole(reader.user.role) || ownerOfTransactionsBy(reader) === ownerId ? 'seen' : 'refused';
}
