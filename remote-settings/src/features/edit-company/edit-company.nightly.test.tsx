import { updateCompany } from '@keydate/contracts/companies';
import { getUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor } from '@testing-library/react';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

test('what is typed while a save runs is not lost, and is saved next', async () => {
  const { fault, letAnswer } = heldCall(updateCompany);
  const { user, session, server } = await openSetting('/setting', { faults: [fault] });
  await user.clear(field('Company Name'));
  await user.type(field('Company Name'), 'Cache la Poudre Homes');
  await user.click(save());
  await user.clear(field('Website'));
  await user.type(field('Website'), 'homes.example');
  letAnswer();
  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(field('Website')).toHaveValue('homes.example');
  server.world.faults = [];

  await user.click(save());

  await waitFor(() =>
    expect(session.user()?.company).toMatchObject({ name: 'Cache la Poudre Homes', website: 'homes.example' }),
  );
});

describe('what was changed meanwhile stays when another field is saved', () => {
  const person = aRealtor();
  const company = { ...person.company!, name: 'Cache la Poudre Homes' };
  const saveStreet = async (user: Awaited<ReturnType<typeof openSetting>>['user']) => {
    await waitFor(() => expect(field('Company Name')).toHaveValue('Cache la Poudre Homes'));
    await user.clear(field('Street'));
    await user.type(field('Street'), '9 Oak Street');
    await user.click(save());
    await screen.findByText('Update successful!');
  };
  const changed = { name: 'Cache la Poudre Homes', contact: { address: { street: '9 Oak Street' } } };

  test('by another owner, on a device of their own', async () => {
    const { user, session } = await openSetting('/setting', { person, accounts: [anAccount({ ...person, company })] });
    await saveStreet(user);

    expect(session.user()?.company).toMatchObject(changed);
  });

  test('in another tab', async () => {
    const { user, session } = await openSetting('/setting', { person, accounts: [anAccount({ ...person, company })] });
    await screen.findByRole('option', { name: 'Wyoming' });
    act(() => session.update({ company }));
    await saveStreet(user);

    expect(session.user()?.company).toMatchObject(changed);
  });
});

test('where the page could not read the company again, Save works all the same', async () => {
  const { user, session } = await openSetting('/setting', {
    faults: [{ call: getUser, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.clear(field('Street'));
  await user.type(field('Street'), '9 Oak Street');
  await user.click(save());

  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(session.user()?.company).toMatchObject({ contact: { address: { street: '9 Oak Street' } } });
});
