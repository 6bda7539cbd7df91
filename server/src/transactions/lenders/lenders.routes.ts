import {
  acceptLenderInvitation,
  declineLenderInvitation,
  listLenderInvitations,
  readLenderInvitation,
} from '@keydate/contracts/lender-invitations';
import {
  inviteLender,
  listLenderContacts,
  listLenders,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
} from '@keydate/contracts/lenders';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf, presentParty } from '../../accounts';
import { readBy } from '../policies/check-transaction';
import { findTransaction } from '../transactions.repository';
import { presentLender, presentLenderInvitation } from './lenders.presenter';
import { knownLendersOf, lendersOfTransaction } from './lenders.repository';
import { acceptInvitation, declineInvitation } from './use-cases/answer-invitation';
import { inviteLender as invite, resendInvitation } from './use-cases/invite-lender';
import { contactsOfLender } from './use-cases/contacts-of-lender';
import { listInvitations, openInvitation } from './use-cases/open-invitation';
import { shareWithLender as share } from './use-cases/share-with-lender';
import { withdrawLender as withdraw } from './use-cases/withdraw-lender';

export function lenderRoutes(app: FastifyInstance, tools: Tools): void {
  const { db } = tools;

  route(app, listLenders, async ({ params, session }) => {
    const member = memberOf(session.person);
    const { found, share: own } = await readBy(db, member, await findTransaction(db, params.transactionId));
    // two lenders of a transaction do not know of each other
    if (own) throw new AppError('NOT_FOUND');
    const { transaction } = found;
    const lenders = (await lendersOfTransaction(db, transaction.id)).map(presentLender);
    return { result: { lenders, knownLenders: await knownLendersOf(db, member.companyId) } };
  });

  route(app, inviteLender, async ({ params, body, session, sender }) => {
    const lender = await invite(tools, memberOf(session.person), { ...params, ...body }, sender);
    return { result: { lender: presentLender(lender) } };
  });

  route(app, resendLenderInvitation, async ({ params, session, sender }) => {
    const lender = await resendInvitation(tools, memberOf(session.person), params.id, sender);
    return { result: { lender: presentLender(lender) } };
  });

  route(app, shareWithLender, async ({ params, body, session, sender }) => {
    const lender = await share(tools, memberOf(session.person), { ...params, ...body }, sender);
    return { result: { lender: presentLender(lender) } };
  });

  route(app, withdrawLender, async ({ params, session, sender }) => {
    const lender = await withdraw(tools, memberOf(session.person), params.id, sender);
    return { result: { lender: presentLender(lender) } };
  });

  route(app, listLenderContacts, async ({ params, session }) => {
    const contacts = await contactsOfLender(db, memberOf(session.person), params.transactionId);
    return { result: { contacts: contacts.map(presentParty) } };
  });

  route(app, listLenderInvitations, async ({ session }) => {
    const found = await listInvitations(tools, session.person);
    return { result: { invitations: found.map(presentLenderInvitation) } };
  });

  route(app, readLenderInvitation, async ({ params, session }) => {
    const found = await openInvitation(db, tools, session.person, params.id);
    return { result: { invitation: presentLenderInvitation(found) } };
  });

  route(app, acceptLenderInvitation, async ({ params, session, sender }) => {
    const transactionId = await acceptInvitation(tools, memberOf(session.person), params.id, sender);
    return { result: { transactionId } };
  });

  route(app, declineLenderInvitation, async ({ params, session, sender }) => {
    await declineInvitation(tools, session.person, params.id, sender);
    return {};
  });
}
