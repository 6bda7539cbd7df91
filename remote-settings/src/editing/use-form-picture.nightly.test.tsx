import { updateCompany } from '@keydate/contracts/companies';
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

describe('the picture of a company', () => {
  const path = '/setting';
  const call = updateCompany;
  const storedOf = (session: Awaited<ReturnType<typeof openSetting>>['session']) =>
    session.user()?.company?.companyAvatar;

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
    const before = storedOf(session);
    await user.upload(fileField(), portrait);
    await user.click(await crop());
    await user.click(save());

    await waitFor(() => expect(screen.getByText(/This picture could not be read/)).toBeVisible());
    expect(await crop()).toBeVisible();
    expect(storedOf(session)).toEqual(before);
  });
});
