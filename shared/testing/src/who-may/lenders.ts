import {
  acceptLenderInvitation,
  declineLenderInvitation,
  inviteLender,
  listLenderContacts,
  listLenderInvitations,
  listLenders,
  readLenderInvitation,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
} from '@keydate/contracts/lenders';
import { listMilestones, tickMilestone } from '@keydate/contracts/loan-milestones';
import { act, type Act } from './act';

/** The lenders of a transaction, their invitations, and the steps of the loan. */
export const LENDERS: readonly Act[] = [
  act(
    'see the lenders of a transaction that is shared with the lender',
    listLenders,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'see the lenders of the agent’s transaction',
    listLenders,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'see to whom the lender of a shared transaction writes',
    listLenderContacts,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'see to whom a lender of the agent’s transaction writes',
    listLenderContacts,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'invite a lender to a transaction that is shared with the lender',
    inviteLender,
    ({ sharedTransaction }) => ({
      params: { transactionId: sharedTransaction },
      body: { email: 'loans@mail.example' },
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'invite a lender to the agent’s transaction',
    inviteLender,
    ({ agentsTransaction }) => ({
      params: { transactionId: agentsTransaction },
      body: { email: 'loans@mail.example' },
    }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'share the client’s contact with the lender',
    shareWithLender,
    ({ lenderOfShared }) => ({ params: { id: lenderOfShared }, body: { sharesContact: true } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'withdraw a transaction that is shared with the lender',
    withdrawLender,
    ({ lenderOfShared }) => ({ params: { id: lenderOfShared } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'send the lender’s open invitation again',
    resendLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 200, 200, 403, 403, 403, 404],
  ),
  act(
    'see the steps of the loan of a transaction that is shared with the lender',
    listMilestones,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'tick a step of the loan of a transaction that is shared with the lender',
    tickMilestone,
    ({ sharedTransaction }) => ({
      params: { transactionId: sharedTransaction },
      body: { milestone: 'applied', day: '01-05-2026' },
    }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'tick a step of the loan of the agent’s transaction',
    tickMilestone,
    ({ agentsTransaction }) => ({
      params: { transactionId: agentsTransaction },
      body: { milestone: 'applied', day: '01-05-2026' },
    }),
    [401, 403, 403, 403, 403, 403, 403, 404],
  ),
  act(
    'see the transactions they are invited to',
    listLenderInvitations,
    () => ({}),
    [401, 200, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'open the invitation that was sent to the lender',
    readLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'accept the invitation that was sent to the lender',
    acceptLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'decline the invitation that was sent to the lender',
    declineLenderInvitation,
    ({ invitationOfLender }) => ({ params: { id: invitationOfLender } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
];
