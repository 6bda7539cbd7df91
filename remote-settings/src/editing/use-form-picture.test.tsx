import { updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen, waitFor } from '@testing-library/react';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { installSetting } from '../../test/open-setting';

// jsdom has no layout and no canvas: this stage crops every picture to the same corner
jest.mock('../../../shared/forms/src/picture/crop-stage', () => ({
  CropStage: ({ onMoved }: { onMoved: (crop: () => Promise<Blob>) => void }) => (
    <button type="button" onClick={() => onMoved(() => Promise.resolve(new Blob(['corner'], { type: 'image/png' })))}>
      crop
    </button>
  ),
}));

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

const openSetting = installSetting();
const portrait = new File(['picture'], 'portrait.png', { type: 'image/png' });
const fileField = () => screen.getByLabelText(/^(Your picture|Company picture)$/);
const save = () => screen.getByRole('button', { name: 'Save' });
const crop = () => screen.findByRole('button', { name: 'crop' });

const storedOf = ({ session }: Pick<Awaited<ReturnType<typeof openSetting>>, 'session'>) => ({
  person: session.user()?.avatar,
  company: session.user()?.company?.companyAvatar,
});

test.each([
  ['person', '/setting/personal'],
  ['company', '/setting'],
] as const)(
  'the picture of the %s is saved as it was cropped, is shown, and leaves an empty picker',
  async (whose, path) => {
    const { user, server, session } = await openSetting(path);
    await user.upload(fileField(), portrait);
    await user.click(await crop());
    await user.click(save());

    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect([...server.memory.files.values()].map(({ size }) => size)).toEqual(['corner'.length]);
    expect(storedOf({ session })[whose]?.url).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'crop' })).not.toBeInTheDocument();
  },
);

describe('the picture of a person', () => {
  const path = '/setting/personal';
  const call = updateUser;

  test('stays to be saved if it was chosen while a save was running', async () => {
    const { fault, letAnswer } = heldCall(call);
    const { user, server } = await openSetting(path, { faults: [fault] });
    await user.click(save());
    await user.upload(fileField(), portrait);
    await user.click(await crop());
    letAnswer();
    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect(await crop()).toBeVisible();
    server.world.faults = [];

    await user.click(save());

    await waitFor(() => expect(server.memory.files.size).toBe(1));
  });

  test('cannot be saved while it is opening', async () => {
    const { user, server } = await openSetting(path);
    await user.upload(fileField(), portrait);
    await crop();
    await user.click(save());

    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(server.exchanges.some((exchange) => exchange.call === call)).toBe(false);
  });

  test('that is not saved asks before the tab is left', async () => {
    const { user } = await openSetting(path);
    await user.upload(fileField(), portrait);
    await user.click(await crop());
    await user.click(screen.getByRole('link', { name: 'Manage Account' }));

    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('stays to be changed if the server refuses it, which says why', async () => {
    const { user, session } = await openSetting(path, {
      faults: [{ call, kind: 'refused', code: 'PICTURE_UNREADABLE' }],
    });
    const before = storedOf({ session }).person;
    await user.upload(fileField(), portrait);
    await user.click(await crop());
    await user.click(save());

    await waitFor(() => expect(screen.getByText(/This picture could not be read/)).toBeVisible());
    expect(await crop()).toBeVisible();
    expect(storedOf({ session }).person).toEqual(before);
  });
});

test('a picture of the company that somebody else saved meanwhile is shown first, and replaced by the next save', async () => {
  const person = aRealtor();
  const { user, server, session } = await openSetting('/setting', { person });
  await user.upload(fileField(), portrait);
  await user.click(await crop());
  const company = { ...person.company!, companyAvatar: { url: '/files/pictures/robins.webp' } };
  server.world.accounts = [anAccount({ ...person, company })];
  server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };

  await user.click(save());
  expect(await screen.findByText(/^Robin Vale saved another picture in the meantime/)).toBeVisible();
  expect(storedOf({ session }).company).toEqual(company.companyAvatar);
  expect(server.memory.files.size).toBe(0);

  await user.click(save());
  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(storedOf({ session }).company).not.toEqual(company.companyAvatar);
  expect(screen.queryByText(/Robin Vale/)).not.toBeInTheDocument();
});
