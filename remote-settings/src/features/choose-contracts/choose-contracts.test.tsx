import { chooseKeepsContracts } from '@keydate/contracts/companies';
import { aCompany } from '@keydate/testing/builders/companies';
import { aRealtor } from '@keydate/testing/builders/people';
import { screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const box = () => screen.getByRole('checkbox', { name: /^Store contracts with their transactions/ });

function anOwner() {
  const person = aRealtor();
  const { _id, role, fullName } = person;
  return { ...person, company: aCompany({ owner: { _id, role, fullName, avatar: null } }) };
}

test('the owner’s choice about contracts holds at once, and is taken back where it cannot be saved', async () => {
  const { user, session, server } = await openSetting('/setting', { person: anOwner() });
  await user.click(box());
  await waitFor(() => expect(session.user()?.company?.keepsContracts).toBe(true));
  server.world.faults = [{ call: chooseKeepsContracts, kind: 'refused', code: 'INTERNAL' }];
  await user.click(box());
  expect(await screen.findByText('Your change could not be saved')).toBeVisible();
  expect(box()).toBeChecked();
});

test('another super role does not choose', async () => {
  await openSetting('/setting', { person: aRealtor({ company: aCompany() }) });
  expect(screen.queryByRole('region', { name: 'Contracts' })).not.toBeInTheDocument();
});
