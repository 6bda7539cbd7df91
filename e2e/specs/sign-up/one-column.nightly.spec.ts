import type { Page } from '@playwright/test';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { codeOf } from '../../seed/accounts';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** How far from the window's left edge the logo and the heading of the step are. */
async function leftEdges(page: Page): Promise<number[]> {
  const parts = [
    page.getByRole('link', { name: 'Keydate, to the home page' }),
    page.getByRole('heading', { level: 1 }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.x ?? Number.NaN));
}

for (const viewport of [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('logo and form are in one column in all steps, and the terms are accepted without scrolling', async ({
      visitor,
      page,
    }) => {
      const screen = authScreens(page);
      const newcomer = await visitor.startsSignUp();
      await expect(screen.heading('Create your account')).toBeVisible();
      const [left] = await leftEdges(page);
      const expectOneColumn = async () => expect(await leftEdges(page)).toEqual([left, left]);
      await expectOneColumn();

      await newcomer.givesDetails({ fullName: 'Cordelia Finch', email: anEmail('cordelia') });
      await expect(screen.heading('What do you do?')).toBeVisible();
      await expectOneColumn();
      await newcomer.choosesRole('Realtor');
      await expect(screen.heading('Check your mail')).toBeVisible();
      await expectOneColumn();
      await newcomer.confirmsAddress();
      await expect(screen.heading('Set a password')).toBeVisible();
      await expectOneColumn();
      await newcomer.setsPassword();
      await expect(screen.button('Accept and continue')).toBeInViewport({ ratio: 1 });
      await expectOneColumn();
      await newcomer.acceptsTerms();
      await expect(screen.heading('Add a profile picture')).toBeVisible();
      await expectOneColumn();
      await newcomer.skipsPicture();
      await expect(companyScreen(page).title).toBeVisible();
      await expectOneColumn();
    });

    test('logo and form are in one column for an invited person, and where an invite code is entered', async ({
      accounts,
      visitor,
      page,
    }) => {
      const screen = authScreens(page);
      const expectOneColumn = async () => {
        const [logo, heading] = await leftEdges(page);
        expect(heading).toBe(logo);
      };
      const { company } = await accounts.company();
      await visitor.startsSignUp(codeOf(company, 'employeeInviteLink'));
      await expect(page.getByText(/ invites you to /)).toBeVisible();
      await expectOneColumn();

      const { email } = await accounts.personWithoutCompany('Tamsin Grove');
      await visitor.returns(email);
      await expect(screen.heading('You are not in a company yet')).toBeVisible();
      await expectOneColumn();
    });
  });
}
