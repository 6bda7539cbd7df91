import type { Transaction } from '@keydate/contracts/transactions';
import type { Member } from '@keydate/domain/member';
import { accessTo, isWithin, type Ownership, type TransactionScope } from '@keydate/domain/transaction-permissions';
import type { Asking } from './fake';
import type { Account, LenderOfWorld, World } from './world';

/** The account that asks, as a member of its company; most calls are for members only. */
export function memberOf({ account, refuse }: Asking<'COMPANY_MISSING'>): Member {
  const member = asMember(account);
  if (!member) throw refuse('COMPANY_MISSING');
  return member;
}

/** An account as permission rules see it; null for one without a company. */
export function asMember({ user: { _id: id, role, company }, worksFor }: Account): Member | null {
  return company && { id, role, companyId: company._id, worksForId: worksFor ?? null };
}

/** A person in the company of the account that asks; a person of another company is not found. */
export function teammateOf(asked: Asking<'COMPANY_MISSING' | 'NOT_FOUND'>, id: string): Member {
  const { companyId } = memberOf(asked);
  const account = asked.world.accounts.find(({ user }) => user._id === id);
  const teammate = account && asMember(account);
  if (teammate?.companyId !== companyId) throw asked.refuse('NOT_FOUND');
  return teammate;
}

/** The transactions of the world that belong to a set, newest first; those without an owner belong to every set. */
export function transactionsWithin(scope: TransactionScope, world: World): Transaction[] {
  return world.transactions.filter(({ _id }) => {
    const ownership = ownershipOf(_id, world);
    return ownership === 'anybody' || (ownership !== undefined && isWithin(scope, ownership));
  });
}

type AskingOfTransaction = Asking<'COMPANY_MISSING' | 'NOT_FOUND' | 'FORBIDDEN'>;

/** A transaction that the account that asks may change; refused as the server refuses it to others. */
export function transactionOf(asked: AskingOfTransaction, id: string): Transaction {
  const { transaction, share } = readTransactionOf(asked, id);
  if (share) throw asked.refuse('FORBIDDEN');
  return transaction;
}

/** A transaction that the account that asks may read; `share` where they read it as its lender. */
export function readTransactionOf(
  asked: AskingOfTransaction,
  id: string,
): { transaction: Transaction; share: LenderOfWorld | undefined } {
  const member = memberOf(asked);
  const transaction = asked.world.transactions.find(({ _id }) => _id === id);
  const ownership = ownershipOf(id, asked.world);
  const access = ownership === 'anybody' ? 'allowed' : accessTo(member, ownership);
  const share = access === 'not-found' ? shareOf(member, id, asked.world) : undefined;
  if (!transaction || (access === 'not-found' && !share)) throw asked.refuse('NOT_FOUND');
  if (access === 'forbidden') throw asked.refuse('FORBIDDEN');
  return { transaction, share };
}

/** How a transaction is shared with a member as its lender. */
export function shareOf({ id }: Member, transactionId: string, { lenders }: World): LenderOfWorld | undefined {
  return lenders.find(
    (lender) => lender.transactionId === transactionId && lender.state === 'accepted' && lender.lender?._id === id,
  );
}

/** True if somebody reads a transaction as its lender. */
export function isLenderOf({ lenders }: World, personId: string, transactionId: string): boolean {
  return lenders.some(
    (one) => one.transactionId === transactionId && one.state === 'accepted' && one.lender?._id === personId,
  );
}

/** True if somebody sees a transaction as one of their own company. */
export function seesAsTheirs(world: World, personId: string, transactionId: string): boolean {
  const account = world.accounts.find(({ user }) => user._id === personId);
  const member = account && asMember(account);
  const ownership = ownershipOf(transactionId, world);
  if (!member || isLenderOf(world, personId, transactionId)) return false;
  return ownership === 'anybody' || accessTo(member, ownership) === 'allowed';
}

function ownershipOf(transactionId: string, { owners, accounts }: World): Ownership | 'anybody' | undefined {
  const ownerId = owners[transactionId];
  if (ownerId === undefined) return 'anybody';
  const company = accounts.find(({ user }) => user._id === ownerId)?.user.company;
  return company ? { companyId: company._id, ownerId } : undefined;
}
