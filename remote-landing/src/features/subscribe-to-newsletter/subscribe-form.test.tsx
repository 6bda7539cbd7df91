import { subscribeToNewsletter } from '@keydate/contracts/newsletter';
import { installFakeServer, renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { SubscribeForm } from './subscribe-form';

const serve = installFakeServer();
const field = () => screen.getByRole('textbox', { name: 'Email' });
const thanks =
  'Thank you. june.okafor@mail.example is on our list. If it is new to the list, we have sent you an email.';
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

test('Subscribe stores the address on the server and says so (spec § 2.2)', async () => {
  const { world } = serve({});
  const { user } = renderPage(<SubscribeForm />);

  await user.type(field(), 'June.Okafor@mail.example');
  await user.click(subscribe());

  expect(await screen.findByText(thanks)).toBeVisible();
  expect(Object.values(world.subscribers)).toEqual(['june.okafor@mail.example']);
  expect(field()).toHaveValue('');
});

test('an address that was stored before gets the same words, which are true of it', async () => {
  const { world } = serve({ subscribers: { [''.padEnd(43, '0')]: 'june.okafor@mail.example' } });
  const { user } = renderPage(<SubscribeForm />);

  await user.type(field(), 'June.Okafor@mail.example');
  await user.click(subscribe());

  expect(await screen.findByText(thanks)).toBeVisible();
  expect(Object.values(world.subscribers)).toHaveLength(1);
});

test('the field is an email field, and says what is stored', () => {
  renderPage(<SubscribeForm />);

  expect(
    screen.getByText(
      'We store your email address and the day you signed up. You can delete them with the link in our email.',
    ),
  ).toBeVisible();
  expect(field()).toHaveAttribute('type', 'email');
});

test.each([
  ['', 'Email is required'],
  ['june', 'Invalid email address'],
])('%j stores nothing, and the field says why', async (typed, sentence) => {
  const { world } = serve({});
  const { user } = renderPage(<SubscribeForm />);

  if (typed) await user.type(field(), typed);
  await user.click(subscribe());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(world.subscribers).toEqual({});
});

test('an address that could not be stored stays in the field', async () => {
  serve({ faults: [{ call: subscribeToNewsletter, kind: 'refused', code: 'TOO_MANY_REQUESTS' }] });
  const { user } = renderPage(<SubscribeForm />);

  await user.type(field(), 'june@mail.example');
  await user.click(subscribe());

  expect(await screen.findByText('Too many attempts. Please wait a little and try again.')).toBeVisible();
  expect(field()).toHaveValue('june@mail.example');
});
