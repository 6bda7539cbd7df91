import { contentList, createCompany } from '@keydate/contracts/companies';
import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { aCompany } from '@keydate/testing/builders/companies';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from './auth-pages';
import { fillsInCompany } from './company-steps';
import { fillIn } from './fill-in';

// jsdom has no layout and no canvas
jest.mock('../../shared/forms/src/picture/crop-stage', () => ({
  CropStage: ({ onMoved }: { onMoved: (crop: () => Promise<Blob>) => void }) => (
    <button type="button" onClick={() => onMoved(() => Promise.resolve(new Blob(['corner'], { type: 'image/png' })))}>
      crop
    </button>
  ),
}));
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

const putWorld = installFakeServer();

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

function visit(person = aPersonWithoutCompany(), world: Parameters<typeof putWorld>[0] = {}) {
  const server = putWorld(world);
  return { server, ...renderAuth({ at: '/company', session: signedIn(server, person) }) };
}

test('a person without a company creates one; its default colors are black and half-transparent black', async () => {
  const { user, session } = visit();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customize Company Profile');
  expect(screen.getByText('Step 7 of 7')).toBeVisible();
  await fillsInCompany(user);
  await press(user, 'Create company');

  await waitFor(() =>
    expect(session.user()?.company).toMatchObject({
      name: 'Vale & Sons',
      website: 'vale.example',
      contact: {
        address: { street: '88 Remington Street', city: 'Fort Collins', state: 'Colorado', zipCode: '80524' },
      },
      primaryColor: '#000000',
      secondaryColor: '#00000080',
      companyAvatar: null,
    }),
  );
});

test('each missing value is named at its field', async () => {
  const { user } = visit();

  await press(user, 'Create company');

  for (const name of ['Company Name', 'Street', 'City', 'State', 'Zip Code']) {
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(`${name} is required`);
  }
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/^Website is required/);
  expect(screen.getByLabelText('Company Name')).toHaveFocus();
});

test.each([
  ['Website', 'no domain', 'Invalid URL format'],
  ['Zip Code', '8052', 'Zip Code must be exactly 5 digits.'],
  ['Primary color', '#12', 'Please choose a color.'],
])('%s cannot be "%s"', async (name, text, sentence) => {
  const { user } = visit();
  await fillIn(user, { [name]: text });

  await press(user, 'Create company');

  expect(screen.getByLabelText(name)).toHaveAccessibleDescription(new RegExp(sentence));
});

test('after a server error, everything typed is still there', async () => {
  const { user } = visit(aPersonWithoutCompany(), {
    faults: [{ call: createCompany, kind: 'refused', code: 'INTERNAL' }],
  });
  await fillsInCompany(user);

  await press(user, 'Create company');

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByLabelText('Company Name')).toHaveValue('Vale & Sons');
});

test('a company that was created in the meantime becomes the user’s company', async () => {
  const person = aPersonWithoutCompany();
  const { user, session, server } = visit(person);
  await fillsInCompany(user);

  const [account] = server.world.accounts;
  if (account) account.user = { ...person, company: aCompany({ name: 'Vale & Daughters' }) };
  await press(user, 'Create company');

  await waitFor(() => expect(session.user()?.company?.name).toBe('Vale & Daughters'));
});

test('the list of states can be loaded again after an error', async () => {
  const { user, server } = visit(aPersonWithoutCompany(), {
    faults: [{ call: contentList, kind: 'refused', code: 'INTERNAL' }],
  });
  await screen.findByText('The list of states could not be loaded.');

  server.world.faults = [];
  await press(user, 'Try again');

  expect(await screen.findByText('Wyoming')).toBeInTheDocument();
});

test('a person who has not accepted the terms must accept them first', async () => {
  const { user, session } = visit(aPersonWithoutCompany({ termsAccepted: false }));

  await press(user, 'Accept and continue');

  await screen.findByRole('heading', { level: 1, name: 'Customize Company Profile' });
  expect(session.user()?.termsAccepted).toBe(true);
});

test('after a reload everything typed is still there, but only for the same person', async () => {
  const juniper = aPersonWithoutCompany({ _id: 'juniper' });
  const { user, unmount } = visit(juniper);
  await fillIn(user, { 'Company Name': 'Vale & Sons', 'Primary color': '#204080' });

  unmount();
  const again = visit(juniper);
  expect(screen.getByLabelText('Company Name')).toHaveValue('Vale & Sons');
  expect(screen.getByLabelText('Primary color')).toHaveValue('#204080');

  again.unmount();
  visit(aPersonWithoutCompany({ _id: 'ellis' }));
  expect(screen.getByLabelText('Company Name')).toHaveValue('');
});
