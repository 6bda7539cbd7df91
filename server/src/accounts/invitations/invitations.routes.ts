import {
  listInvitations,
  readInviter,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
} from '@keydate/contracts/invitations';
import { isSuperRole } from '@keydate/domain/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../policies/person';
import { presentInvitation } from './invitations.presenter';
import { listInvitations as findInvitations } from './invitations.repository';
import { readInviter as findInviter } from './use-cases/read-inviter';
import { revokeInvitation as revoke } from './use-cases/revoke-invitation';
import { resendInvitation as resend, sendInvitation as send } from './use-cases/send-invitation';

export function invitationRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, listInvitations, async ({ session }) => {
    const { id, role, companyId } = memberOf(session.person);
    const scope = { companyId, inviterId: isSuperRole(role) ? null : id };
    const found = await findInvitations(tools.db, scope, tools.clock.now());
    return { result: { invitations: found.map(presentInvitation) } };
  });

  route(app, readInviter, async ({ body }) => ({ result: await findInviter(tools, body.referralCode) }));

  route(app, sendInvitation, async ({ body, session, sender }) => {
    const invitation = await send(tools, memberOf(session.person), body, sender);
    return { result: { invitation: presentInvitation(invitation) } };
  });

  route(app, resendInvitation, async ({ params, session, sender }) => {
    const invitation = await resend(tools, memberOf(session.person), params.id, sender);
    return { result: { invitation: presentInvitation(invitation) } };
  });

  route(app, revokeInvitation, async ({ params, session, sender }) => {
    await revoke(tools, memberOf(session.person), params.id, sender);
    return {};
  });
}
