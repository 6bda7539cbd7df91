import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { canSeeUnsentMails } from '@keydate/domain/company-permissions';
import { fake, type Asking } from './fake';
import { memberOf } from './members';

/** The company's emails that could not be sent; one that is sent again arrives. */
export const unsentMailFakes = [
  fake(listUnsentMails, (asked) => {
    requireOwner(asked);
    return { result: { mails: asked.world.unsentMails } };
  }),

  fake(resendUnsentMail, (asked) => {
    requireOwner(asked);
    const { world, params, refuse } = asked;
    const found = world.unsentMails.find(({ _id, canSendAgain }) => _id === params.id && canSendAgain);
    if (!found) throw refuse('NOT_FOUND');
    world.unsentMails = world.unsentMails.filter((one) => one !== found);
    return {};
  }),
];

/** They are for the owner of the company. */
function requireOwner(asked: Asking<'COMPANY_MISSING' | 'FORBIDDEN'>): void {
  const member = memberOf(asked);
  const owner = asked.account.user.company?.owner;
  if (!owner || !canSeeUnsentMails(member, owner._id)) throw asked.refuse('FORBIDDEN');
}
