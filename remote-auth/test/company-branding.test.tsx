import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillsInCompany } from './company-steps';
import { fillIn } from './fill-in';
import { press } from './sign-up-steps';

// jsdom has no layout and no canvas: this stage crops every picture to the same corner
jest.mock('../../shared/forms/src/picture/crop-stage', () => ({
  CropStage: ({ onMoved }: { onMoved: (crop: () => Promise<Blob>) => void }) => (
    <button type="button" onClick={() => onMoved(() => Promise.resolve(new Blob(['corner'], { type: 'image/png' })))}>
      crop
    </button>
  ),
}));

const putWorld = installFakeServer();

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

test('the company gets the chosen colors and the cropped picture', async () => {
  const server = putWorld({});
  const { user, session } = renderAuth({ at: '/company', session: signedIn(server, aPersonWithoutCompany()) });
  await fillsInCompany(user);
  await fillIn(user, { 'Primary color': '#204080', 'Secondary color': '#20408080' });
  await user.upload(screen.getByLabelText(/Company picture/), new File(['picture'], 'logo.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'crop' }));

  await press(user, 'Create company');

  await waitFor(() =>
    expect(session.user()?.company).toMatchObject({ primaryColor: '#204080', secondaryColor: '#20408080' }),
  );
  expect(session.user()?.company?.companyAvatar).not.toBeNull();
  expect([...server.memory.files.values()].map(({ size }) => size)).toEqual(['corner'.length]);
});
