import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
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

test('submitting while the picture opens does not create the company without it', async () => {
  const { user, session, server } = visit();
  await fillsInCompany(user);
  await user.upload(
    screen.getByLabelText(/Company picture/),
    new File(['picture'], 'house.png', { type: 'image/png' }),
  );

  await press(user, 'Create company');
  await user.type(screen.getByLabelText('Company Name'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Create company' })).toHaveAttribute('aria-busy', 'true');
  expect(server.exchanges.filter(({ path }) => path.includes('createCompany'))).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'crop' }));
  await press(user, 'Create company');

  await waitFor(() => expect(session.user()?.company?.companyAvatar).not.toBeNull());
});

test('after a reload the chosen state is still shown, and is the one that is sent', async () => {
  const first = visit();
  await fillsInCompany(first.user);
  first.unmount();
  const { user, session } = renderAuth({ at: '/company', session: first.session });

  await screen.findByText('Colorado');
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Colorado');
  await press(user, 'Create company');

  await waitFor(() => expect(session.user()?.company?.contact.address.state).toBe('Colorado'));
});

test('a color can be typed; the preview says when Keydate adjusts it, and the opacity is shown', async () => {
  const { user } = visit();

  await fillIn(user, { 'Primary color': '#ffffff' });

  expect(screen.getByText(/In light mode/).parentElement).toHaveTextContent(
    'We adjusted it slightly so it is easy to see against the background.',
  );
  expect(screen.getByLabelText('Opacity: Secondary color')).toHaveValue('50');
  await user.click(screen.getByText('Colors and picture (optional)'));
  expect(screen.getByText('50%')).toBeVisible();
});

test('the person can log out instead', async () => {
  const { user, session } = visit();

  await press(user, 'Log out');

  expect(session.user()).toBeNull();
});
