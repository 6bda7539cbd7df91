import { authScreens } from '../../screens/auth-screens';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('a lost connection loses no entry, a double click creates one account, and a wrong code is reported at its field', async ({
  visitor,
  inbox,
  page,
  context,
}) => {
  const screen = authScreens(page);
  const email = anEmail('juniper');
  const newcomer = await visitor.startsSignUp();
  await newcomer.givesDetails({ fullName: 'Juniper Vale', email });
  await expect(screen.heading('What do you do?')).toBeVisible();
  await context.setOffline(true);
  await newcomer.choosesRole('Lender');
  await expect(screen.refusal('Keydate cannot be reached. Please check your connection and try again.')).toBeVisible();
  await expect(screen.role('Lender')).toBeChecked();
  await context.setOffline(false);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await screen.button('Continue').dblclick();
  await expect(screen.heading('Check your mail')).toBeVisible();
  expect(asked.filter((address) => address.endsWith('/sign-up'))).toHaveLength(1);

  const right = await inbox.newestCode(email, 'sign-up');
  await newcomer.entersCode(right === '000000' ? '111111' : '000000');
  await expect(screen.code).toHaveAccessibleDescription('This code is wrong. Please check your email and try again.');
  await newcomer.entersCode(right);
  await expect(screen.heading('Set a password')).toBeVisible();
});
