import { acceptLenderInvitation } from '@keydate/contracts/lender-invitations';
import { inviteLender, listLenders, shareWithLender, withdrawLender } from '@keydate/contracts/lenders';
import { ask } from '../ask';
import type { Call, Edit } from './edits';
import type { KnownPerson, KnownShare, KnownTaker, KnownTransaction } from './history';
import { removal, type Scene } from './team-edits';

const LENDERS_MIN = 2;

/**
 * A lender begins to read a transaction, sees other deadlines of it, no longer reads it, or leaves the company for
 * which they read their transactions.
 */
export function aLenderEdit({ chance, history, tokenOf }: Scene, at: KnownTransaction, step: number): Edit {
  const lenders = [...history.people.values()].filter(({ role, isRemoved }) => role === 'lender' && !isRemoved);
  const all = [...history.transactions.values()];
  const shared = all.filter(({ shares, isClosed }) => shares.length > 0 && !isClosed);
  const before = shared.length > 0 && chance.happens(0.6) ? chance.pick(shared) : at;
  const drawn = before.shares.length > 0 && chance.happens(0.9) ? chance.pick(before.shares) : undefined;
  const lender = drawn ? lenders.find(({ id }) => id === drawn.lenderId) : chance.pick(lenders);
  if (!lender) throw new Error('a lender is not there who reads a transaction');
  const share = before.shares.find(({ lenderId }) => lenderId === lender.id);
  const others = before.shares.filter((one) => one !== share);
  /** The lender's invitation to or part in the transaction that is still open. */
  const partOf = async (server: { origin: string }, token: string) => {
    const { body } = await ask(server, listLenders, { token, params: { transactionId: before.id } });
    const isOpen = (state: string) => state === 'invited' || state === 'accepted';
    return body.result.lenders.find(({ email, state }) => email === lender.email && isOpen(state))?._id;
  };

  if (!share) return accepts(lender);
  if (lenders.length > LENDERS_MIN && chance.happens(0.1)) return leaves(lender);
  return chance.happens(0.4) ? isWithdrawn() : seesOthers(share);

  function edit(kind: Edit['kind'], shares: readonly KnownShare[], call: Call): Edit {
    // one who was withdrawn has nothing any more, not even once they come back
    const isGone = ({ personId }: KnownTaker) =>
      before.shares.some(({ lenderId }) => lenderId === personId) &&
      !shares.some(({ lenderId }) => lenderId === personId);
    const takers = before.takers.filter((one) => !isGone(one));
    return { kind, byId: before.ownerId, after: { transactions: [{ ...before, shares, takers }] }, call };
  }

  function accepts({ id: lenderId, email }: KnownPerson): Edit {
    const accepted = { lenderId, sharedIds: new Set<string>(), sinceStep: step };
    return edit('a lender accepts', [...others, accepted], async (server, token) => {
      const params = { transactionId: before.id };
      let id = await partOf(server, token);
      if (id === undefined) {
        const reply = await ask(server, inviteLender, { token, params, body: { email } });
        if (reply.status !== 200) return reply;
        id = reply.body.result.lender._id;
      }
      return ask(server, acceptLenderInvitation, { token: await tokenOf(lenderId), params: { id } });
    });
  }

  function isWithdrawn(): Edit {
    return edit('a lender is withdrawn', others, async (server, token) => {
      const id = await partOf(server, token);
      return id === undefined ? { status: 200 } : ask(server, withdrawLender, { token, params: { id } });
    });
  }

  function seesOthers({ sharedIds, ...rest }: KnownShare): Edit {
    const sharedDates = before.dates.map(({ id }) => id).filter((id) => chance.happens(sharedIds.has(id) ? 0.7 : 0.2));
    const sharing = { ...rest, sharedIds: new Set(sharedDates) };
    return edit('a lender sees other deadlines', [...others, sharing], async (server, token) => {
      const id = (await partOf(server, token)) ?? '';
      return ask(server, shareWithLender, { token, params: { id }, body: { sharedDates } });
    });
  }

  function leaves(leaving: KnownPerson): Edit {
    const transactions = all.flatMap((one) => {
      const left = one.shares.filter(({ lenderId }) => lenderId !== leaving.id);
      return left.length < one.shares.length ? [{ ...one, shares: left }] : [];
    });
    const people = [{ ...leaving, isRemoved: true }];
    return removal('a lender leaves their company', leaving, { people, transactions });
  }
}
