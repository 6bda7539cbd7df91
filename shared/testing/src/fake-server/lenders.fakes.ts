import {
  inviteLender,
  listLenderContacts,
  listLenders,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
  type TransactionLender,
} from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { INVITATION_LIFETIME_MS, INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import { aTransactionLender } from '../builders/lenders';
import { accountOf } from './accounts';
import { fake, type Asked, type Asking } from './fake';
import { aParty } from '../builders/threads';
import { memberOf, readTransactionOf, seesAsTheirs, transactionOf } from './members';
import type { Memory } from './memory';
import { withdrawUnanswered } from './withdraw-unanswered';
import type { LenderOfWorld, World } from './world';

/** Lenders of a transaction, for those whose transaction it is. */
export const lenderFakes = [
  fake(listLenders, (asked) => {
    const { transaction, share } = readTransactionOf(asked, asked.params.transactionId);
    if (share) throw asked.refuse('NOT_FOUND');
    const { _id } = transaction;
    const { lenders } = asked.world;
    // who has left the company they worked for is no longer their lender
    const known = lenders.flatMap(({ lender, email, state }) =>
      lender && state !== 'left' ? { ...lender, email } : [],
    );
    return {
      result: {
        lenders: lenders.filter(({ transactionId }) => transactionId === _id).map(shown),
        knownLenders: [
          ...new Map(known.map(({ fullName, email, company }) => [email, { fullName, email, company }])).values(),
        ],
      },
    };
  }),

  fake(listLenderContacts, (asked) => {
    const { world, refuse } = asked;
    const { transaction, share } = readTransactionOf(asked, asked.params.transactionId);
    if (!share) throw refuse('FORBIDDEN');
    const { _id, status } = transaction;
    const ids = status === 'Closed' ? [] : [world.owners[_id], share.invitedBy._id];
    const people = world.accounts.filter(({ user }) => ids.includes(user._id) && seesAsTheirs(world, user._id, _id));
    return { result: { contacts: people.map(({ user }) => aParty(user)) } };
  }),

  fake(inviteLender, (asked) => {
    const { account, body, world, refuse } = asked;
    const transaction = transactionOf(asked, asked.params.transactionId);
    if (transaction.status === 'Closed') throw refuse('TRANSACTION_CLOSED');
    if (accountOf(world, body.email)?.user.company?._id === memberOf(asked).companyId) throw refuse('INVITED_MEMBER');
    const there = world.lenders.find(
      (one) =>
        one.transactionId === transaction._id &&
        one.email === body.email &&
        ['invited', 'accepted'].includes(one.state),
    );
    if (there) throw refuse(there.state === 'accepted' ? 'LENDER_ON_TRANSACTION' : 'INVITATION_PENDING');
    countMail(asked);
    const { _id, fullName } = account.user;
    const lender = aTransactionLender({
      email: body.email,
      transactionId: transaction._id,
      sentAt: new Date().toISOString(),
      invitedBy: { _id, fullName },
      ...sharingOf(body, transaction, { sharesContact: false, sharedDates: [], hiddenDates: [] }),
    });
    world.lenders = [lender, ...world.lenders];
    return { result: { lender: shown(lender) } };
  }),

  fake(resendLenderInvitation, (asked) => {
    const found = lenderOf(asked, asked.params.id);
    if (found.state !== 'invited') throw asked.refuse('NOT_FOUND');
    const { status } = transactionOf(asked, found.transactionId);
    if (status === 'Closed') throw asked.refuse('TRANSACTION_CLOSED');
    countMail(asked);
    const now = Date.now();
    const { _id, fullName } = asked.account.user;
    const change = {
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + INVITATION_LIFETIME_MS).toISOString(),
      invitedBy: { _id, fullName },
    };
    return { result: { lender: shown(replaceLender(asked.world, found, change)) } };
  }),

  fake(shareWithLender, (asked) => {
    const found = lenderOf(asked, asked.params.id);
    if (isOver(found)) return { result: { lender: shown(found) } };
    const change = sharingOf(asked.body, transactionOf(asked, found.transactionId), found);
    return { result: { lender: shown(replaceLender(asked.world, found, change)) } };
  }),

  fake(withdrawLender, (asked) => {
    const found = lenderOf(asked, asked.params.id);
    if (isOver(found)) return { result: { lender: shown(found) } };
    const change = { state: 'withdrawn', endedAt: new Date().toISOString() } as const;
    withdrawUnanswered(asked.world, ({ shareId }) => shareId === found._id);
    return { result: { lender: shown(replaceLender(asked.world, found, change)) } };
  }),
];

type Sharing = Pick<LenderOfWorld, 'sharesContact' | 'sharedDates' | 'hiddenDates'>;

/** The parts that a lender sees after a choice, of dates that the transaction has. Fields that are left out stay. */
function sharingOf(
  chosen: Asked<typeof shareWithLender>['body'],
  { contractDates }: Transaction,
  before: Sharing,
): Sharing {
  const isChanged = (id: string) => chosen.changedDates?.includes(id) ?? true;
  const idsAfter = (ids: readonly string[], stored: readonly string[]) =>
    contractDates.map(({ _id }) => _id).filter((id) => (isChanged(id) ? ids : stored).includes(id));
  return {
    sharesContact: chosen.sharesContact ?? before.sharesContact,
    sharedDates: chosen.sharedDates ? idsAfter(chosen.sharedDates, before.sharedDates) : before.sharedDates,
    hiddenDates: chosen.hiddenDates ? idsAfter(chosen.hiddenDates, before.hiddenDates) : before.hiddenDates,
  };
}

function isOver({ state }: LenderOfWorld): boolean {
  return state !== 'invited' && state !== 'accepted';
}

/** Changes a lender of the world and gives them as they are then. */
export function replaceLender(world: World, found: LenderOfWorld, change: Partial<TransactionLender>): LenderOfWorld {
  const changed = { ...found, ...change };
  world.lenders = world.lenders.map((one) => (one._id === found._id ? changed : one));
  return changed;
}

function lenderOf(asked: Asking<'COMPANY_MISSING' | 'NOT_FOUND' | 'FORBIDDEN'>, id: string): LenderOfWorld {
  memberOf(asked);
  const found = asked.world.lenders.find(({ _id }) => _id === id);
  if (!found) throw asked.refuse('NOT_FOUND');
  transactionOf(asked, found.transactionId);
  return found;
}

function shown({ transactionId: _transactionId, ...lender }: LenderOfWorld): TransactionLender {
  return lender;
}

function countMail({ memory, refuse }: Asking<'LENDER_INVITATION_LIMIT'> & { memory: Memory }): void {
  if (memory.invitationMails >= INVITATIONS_PER_DAY) throw refuse('LENDER_INVITATION_LIMIT');
  memory.invitationMails += 1;
}
