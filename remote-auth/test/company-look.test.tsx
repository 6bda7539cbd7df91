import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillsInCompany } from './company-steps';
import { fillIn } from './fill-in';
import { press } from './sign-up-steps';

// jsdom neither measures nor draws: the stage cuts the same corner out of every picture
jest.mock('../../shared/forms/src/picture/crop-stage', () => ({
  CropStage: ({ onMoved }: { onMoved: (cut: () => Promise<Blob>) => void }) => (
    <button type="button" onClick={() => onMoved(() => Promise.resolve(new Blob(['corner'], { type: 'image/png' })))}>
      cut
    </button>
  ),
}));

const putWorld = installFakeServer();

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

test('the colors and the picture that were chosen are the company’s', async () => {
  const server = putWorld({});
  const { user, session } = renderAuth({ at: '/company', session: signedIn(server, aPersonWithoutCompany()) });
  await fillsInCompany(user);
  await fillIn(user, { 'Primary color': '#204080', 'Secondary color': '#20408080' });
  await user.upload(screen.getByLabelText(/Company picture/), new File(['picture'], 'logo.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'cut' }));

  await press(user, 'Create company');

  await waitFor(() =>
    expect(session.user()?.company).toMatchObject({ primaryColor: '#204080', secondaryColor: '#20408080' }),
  );
  expect(session.user()?.company?.companyAvatar).not.toBeNull();
  expect([...server.memory.files.values()].map(({ size }) => size)).toEqual(['corner'.length]);
});
