import { Visitor } from '../../people/visitor';
import { lenderInvitationScreen } from '../../screens/lender-invitation-screen';
import { DEMO } from '../../seed/invented';
import { Transactions } from '../../seed/transactions';
import { both } from '../../realtor-and-lender-test';
import { expect } from '../../watched-test';

both(
  'a lender with an account signs in by the mail and lands on the transaction',
  async ({ lenderPage, inbox, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Percival Thorne');
    const link = await inbox.lenderInvitation(DEMO.lender, await transactions.invitesLender(_id, DEMO.lender));
    const screen = lenderInvitationScreen(lenderPage);
    await lenderPage.goto(link);
    await screen.signIn.click();
    await new Visitor(lenderPage, inbox).entersSignIn(DEMO.lender, DEMO.password);
    await expect(lenderPage).toHaveURL(`/transaction/${_id}`);
    await lenderPage.goto(link);
    await expect(screen.said('You have already accepted this invitation.')).toBeVisible();
  },
);

both(
  'an invitation that another account opens says for whom it is, and waits for the right one',
  async ({ page, inbox, visitor, request }) => {
    const transactions = await Transactions.of(DEMO.realtor, request);
    const { _id } = await transactions.makes('Ottoline Fisk');
    const link = await inbox.lenderInvitation(DEMO.lender, await transactions.invitesLender(_id, DEMO.lender));
    await visitor.returns(DEMO.agent, DEMO.password);
    await page.goto(link);
    const screen = lenderInvitationScreen(page);
    await expect(screen.said(/^This invitation was sent to another email address/)).toBeVisible();

    await screen.otherAccount.click();
    await visitor.entersSignIn(DEMO.lender, DEMO.password);
    await expect(screen.accept).toBeVisible();
  },
);
