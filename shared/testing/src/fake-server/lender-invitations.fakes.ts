import {
  acceptLenderInvitation,
  declineLenderInvitation,
  listLenderInvitations,
  readLenderInvitation,
  type LenderInvitation,
} from '@keydate/contracts/lender-invitations';
import type { Transaction } from '@keydate/contracts/transactions';
import { problemOfInvitation, type InvitationProblem } from '@keydate/domain/lender-access';
import { fake, type Asking } from './fake';
import { companyOf } from './for-lender';
import { replaceLender } from './lenders.fakes';
import { memberOf } from './members';
import type { Account, LenderOfWorld, World } from './world';

/** Invitations to transactions, for the lender to whom they were sent. */
export const lenderInvitationFakes = [
  fake(listLenderInvitations, ({ account, world }) => {
    const open = world.lenders.filter((one) => one.state === 'invited' && problemOf(account, one, world) === null);
    return { result: { invitations: open.flatMap((one) => shown(one, world) ?? []) } };
  }),

  fake(readLenderInvitation, (asked) => ({ result: { invitation: open(asked, asked.params.id).invitation } })),

  fake(acceptLenderInvitation, (asked) => {
    const { id } = memberOf(asked);
    const { found } = open(asked, asked.params.id);
    const { fullName, company } = asked.account.user;
    if (found.state === 'invited')
      replaceLender(asked.world, found, {
        state: 'accepted',
        lender: { _id: id, fullName, company: company?.name ?? '' },
        answeredAt: new Date().toISOString(),
      });
    return { result: { transactionId: found.transactionId } };
  }),

  fake(declineLenderInvitation, (asked) => {
    const { found } = open(asked, asked.params.id);
    if (found.state === 'accepted') throw asked.refuse('LENDER_INVITATION_ACCEPTED');
    replaceLender(asked.world, found, { state: 'declined', answeredAt: new Date().toISOString() });
    return {};
  }),
];

function open(asked: Asking<'NOT_FOUND' | InvitationProblem>, id: string) {
  const found = asked.world.lenders.find(({ _id }) => _id === id);
  const invitation = found && shown(found, asked.world);
  if (!found || !invitation) throw asked.refuse('NOT_FOUND');
  const problem = problemOf(asked.account, found, asked.world);
  if (problem) throw asked.refuse(problem);
  return { found, invitation };
}

function problemOf({ user }: Account, lender: LenderOfWorld, world: World): InvitationProblem | null {
  const status = transactionOf(lender, world)?.status ?? 'Closed';
  const owner = world.accounts.find((one) => one.user._id === world.owners[lender.transactionId])?.user;
  const { role, company, contact } = user;
  return problemOfInvitation(
    { ...lender, status, companyId: owner?.company?._id ?? '', expiresAt: new Date(lender.expiresAt) },
    { email: contact.email, role, company: company && { ...company, id: company._id } },
    new Date(),
  );
}

function shown(lender: LenderOfWorld, world: World): LenderInvitation | undefined {
  const transaction = transactionOf(lender, world);
  if (!transaction) return undefined;
  const { street, city, state, contract_type } = transaction;
  const isAccepted = lender.state === 'accepted';
  return {
    _id: lender._id,
    isAccepted,
    transactionId: isAccepted ? transaction._id : null,
    company: companyOf(transaction._id, world),
    invitedBy: lender.invitedBy.fullName,
    property: { street, city, state },
    contract_type,
    expiresAt: lender.expiresAt,
  };
}

function transactionOf({ transactionId }: LenderOfWorld, { transactions }: World): Transaction | undefined {
  return transactions.find(({ _id }) => _id === transactionId);
}
