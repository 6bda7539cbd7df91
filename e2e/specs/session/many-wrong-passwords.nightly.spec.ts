import { login } from '@keydate/contracts/people';
import { expect, test } from '../../own-server-test';
import { authScreens } from '../../screens/auth-screens';
import { companyScreen } from '../../screens/company-screen';
import { anEmail } from '../../seed/invented';

/** How many wrong passwords the server of these specs takes a day (production/own-server.ts), and one more. */
const TOO_MANY = 21;

/** Somebody elsewhere guesses; plain requests carry no cookie of the person's browser. */
async function guesses(baseURL: string | undefined, email: string): Promise<void> {
  const guess = () =>
    fetch(`${baseURL}/api/v1/user/${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
  for (let tries = 0; tries < TOO_MANY; tries += 1) await guess();
}

const why = (email: string) =>
  `Too many wrong passwords were entered for this account. If yours is correct, a code is on its way to ${email}.`;

test('after many wrong passwords elsewhere, a new browser asks for a code from the mailbox; from then on it is known', async ({
  accounts,
  visitor,
  inbox,
  page,
  baseURL,
}) => {
  const screen = authScreens(page);
  const { email } = await accounts.personWithoutCompany();
  await guesses(baseURL, email);

  await visitor.triesToSignIn(email);
  await expect(page.getByText(why(email))).toBeVisible();
  await screen.code.fill(await inbox.newestCode(email, 'sign-in'));
  await expect(companyScreen(page).title).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await visitor.triesToSignIn(email);
  await expect(companyScreen(page).title).toBeVisible();
});

test('an address that nobody has is asked for a code too', async ({ visitor, page, baseURL }) => {
  const screen = authScreens(page);
  const email = anEmail('nobody');
  await guesses(baseURL, email);

  await visitor.triesToSignIn(email);
  await expect(page.getByText(why(email))).toBeVisible();
  await screen.code.fill('123456');

  await expect(screen.code).toHaveAccessibleDescription(
    'That did not work. Check the code and your password, or ask for a new code.',
  );
});
