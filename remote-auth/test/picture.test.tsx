import { getUser, updateUser } from '@keydate/contracts/people';
import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { breakOff, installFakeServer, renderPage } from '@keydate/testing/jest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PictureStep } from '../src/features/sign-up/picture-step';

// jsdom has no layout and no canvas: this stage crops every picture to the same corner
jest.mock('../../shared/forms/src/picture/crop-stage', () => ({
  CropStage: ({ onMoved, onUnreadable, onLoaded }: Record<string, (value?: unknown) => void>) => (
    <>
      <button onClick={() => onMoved?.(() => Promise.resolve(new Blob(['corner'], { type: 'image/png' })))}>
        crop
      </button>
      <button onClick={() => onUnreadable?.()}>break</button>
      <button onClick={() => onLoaded?.({ width: 9000, height: 9000 })}>load a giant</button>
    </>
  ),
}));

const putWorld = installFakeServer();
const juniper = aPersonWithoutCompany();

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

function visit() {
  const server = putWorld({ accounts: [anAccount(juniper)] });
  return { server, ...renderPage(<PictureStep token={server.signIn(juniper._id)} />) };
}

const fileField = () => screen.getByLabelText(/Profile picture/);
const save = () => screen.getByRole('button', { name: 'Save picture' });
const portrait = new File(['picture'], 'portrait.png', { type: 'image/png' });

test('saving without a picture shows "Please Upload Image"', async () => {
  const { user, server } = visit();

  await user.click(save());

  expect(fileField()).toHaveAccessibleDescription(/^Please Upload Image/);
  expect(fileField()).toHaveFocus();
  expect(server.exchanges).toEqual([]);
});

test('the cropped picture is saved, and the person is signed in', async () => {
  const { user, server, session } = visit();
  await user.upload(fileField(), portrait);
  await user.click(await screen.findByRole('button', { name: 'crop' }));

  await user.click(save());

  await waitFor(() => expect(session.user()?.avatar).not.toBeNull());
  expect([...server.memory.files.values()].map(({ size }) => size)).toEqual(['corner'.length]);
});

test('while the picture is opening, the save button is busy and no error is shown', async () => {
  const { user, server } = visit();
  await user.click(save());
  await user.upload(fileField(), portrait);

  await user.click(save());

  expect(save()).toHaveAttribute('aria-busy', 'true');
  expect(fileField()).not.toHaveAccessibleDescription(/Please Upload Image/);
  expect(server.exchanges).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'crop' }));
  expect(save()).not.toHaveAttribute('aria-busy');
});

test('a picture can be removed while it is opening', async () => {
  const { user } = visit();
  await user.upload(fileField(), portrait);

  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(save()).not.toHaveAttribute('aria-busy');
});

test('a file of another kind is refused at once', async () => {
  visit();

  fireEvent.change(fileField(), {
    target: { files: [new File(['%PDF'], 'contract.pdf', { type: 'application/pdf' })] },
  });

  expect(fileField()).toHaveAccessibleDescription(
    /^This picture could not be read\. Please choose a PNG, JPEG or WebP\./,
  );
});

test('a picture that cannot be opened is refused', async () => {
  const { user } = visit();
  await user.upload(fileField(), portrait);

  await user.click(await screen.findByRole('button', { name: 'break' }));

  expect(fileField()).toHaveAccessibleDescription(/^This picture could not be read/);
});

test('a picture of more than 60 megapixels is refused', async () => {
  const { user } = visit();
  await user.upload(fileField(), portrait);

  await user.click(await screen.findByRole('button', { name: 'load a giant' }));

  expect(fileField()).toHaveAccessibleDescription(/^A picture may have at most 10 MB and 60 megapixels\./);
});

test('a picture can be removed once it is open', async () => {
  const { user } = visit();
  await user.upload(fileField(), portrait);

  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  expect(screen.queryByRole('button', { name: 'crop' })).not.toBeInTheDocument();
});

test('when the server refuses the picture, its message is shown and the step can be skipped', async () => {
  const { user, server, session } = visit();
  server.world.faults = [{ call: updateUser, kind: 'refused', code: 'PICTURE_UNREADABLE' }];
  await user.upload(fileField(), portrait);
  await user.click(await screen.findByRole('button', { name: 'crop' }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture could not be read.');

  await user.click(screen.getByRole('button', { name: 'Skip for now' }));

  await waitFor(() => expect(session.user()?.fullName).toBe(juniper.fullName));
});

test('when the server cannot be reached, saving shows "Update Failed" and the reason', async () => {
  const { user } = visit();
  await user.upload(fileField(), portrait);
  await user.click(await screen.findByRole('button', { name: 'crop' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(breakOff);

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Update Failed.*Keydate cannot be reached\. Please check your connection and try again\./,
  );
  jest.restoreAllMocks();
});

test('an expired token leads to sign-in', async () => {
  const { user, server } = visit();
  server.world.faults = [{ call: getUser, kind: 'refused', code: 'UNAUTHENTICATED' }];

  await user.click(screen.getByRole('button', { name: 'Skip for now' }));

  await waitFor(() => expect(window.location.pathname).toBe('/signin'));
});
