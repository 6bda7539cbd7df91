import { listInvitations, resendInvitation, revokeInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { act, type Act } from './act';

/** Invitations to the company. */
export const INVITATIONS: readonly Act[] = [
  act('list the open invitations', listInvitations, () => ({}), [401, 403, 200, 200, 200, 200, 200, 200]),
  act(
    'invite an employee by email',
    sendInvitation,
    () => ({ body: { email: 'fern.li@mail.example', invitedAs: 'employee' } }),
    [401, 403, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'invite an agent by email',
    sendInvitation,
    () => ({ body: { email: 'fern.li@mail.example', invitedAs: 'agent' } }),
    [401, 403, 200, 403, 403, 403, 403, 200],
  ),
  act(
    'send the agent’s invitation again',
    resendInvitation,
    ({ agentsInvitation }) => ({ params: { id: agentsInvitation } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'revoke the agent’s invitation',
    revokeInvitation,
    ({ agentsInvitation }) => ({ params: { id: agentsInvitation } }),
    [401, 403, 200, 403, 200, 403, 403, 404],
  ),
  act(
    'revoke the lender’s invitation',
    revokeInvitation,
    ({ lendersInvitation }) => ({ params: { id: lendersInvitation } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
];
