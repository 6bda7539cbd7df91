import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen, waitFor, within } from '@testing-library/react';
import { invitationsOf, teammatesOf } from '../../../qa/company';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const realtor = aRealtor();
const world = () => {
  const accounts = teammatesOf(realtor);
  return { person: realtor, accounts, invitations: invitationsOf(realtor, accounts) };
};
const section = () => within(screen.getByRole('region', { name: 'Invite by email' }));
const emailField = () => section().getByLabelText('Email');
const send = () => section().getByRole('button', { name: 'Send invitation' });

test('a super role invites an agent or an employee, and the invitation is listed', async () => {
  const { user, server } = await openSetting('/setting/account', world());
  await user.type(emailField(), 'Fern.Li@mail.example');
  await user.selectOptions(section().getByLabelText('As'), 'Employee');
  await user.click(send());

  expect(await screen.findByText('Invitation sent to fern.li@mail.example')).toBeVisible();
  expect(await section().findByText('fern.li@mail.example')).toBeVisible();
  expect(server.world.invitations[0]).toMatchObject({ email: 'fern.li@mail.example', invitedAs: 'employee' });
  expect(emailField()).toHaveValue('');
});

test('others invite employees only, and see their own invitations', async () => {
  const agent = anAgent();
  await openSetting('/setting/account', { person: agent, invitations: invitationsOf(agent, []) });

  expect(await section().findByText('linnea.voss@mail.example')).toBeVisible();
  expect(section().queryByLabelText('As')).not.toBeInTheDocument();
});

test.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
  [
    'linnea.voss@mail.example',
    'This address has already been invited. The person who sent the invitation can send it again.',
  ],
])('%j is refused beside its field', async (email, sentence) => {
  const { user } = await openSetting('/setting/account', world());
  if (email) await user.type(emailField(), email);
  await user.click(send());

  await waitFor(() => expect(emailField()).toHaveAccessibleDescription(sentence));
  expect(emailField()).toHaveValue(email);
});

test('a full team sends none: "Team member limit has exceeded", and what to do about it', async () => {
  const { user } = await openSetting('/setting/account', { ...world(), memberLimit: 3 });
  await user.type(emailField(), 'fern.li@mail.example');
  await user.click(send());

  expect(await screen.findByText('Team member limit has exceeded')).toBeVisible();
  expect(screen.getByText('Remove someone from your team, or choose a larger plan under Subscription.')).toBeVisible();
});

const owner = anAgent().company!.owner.fullName;
const withEmployee = { employees: ['Priya Raman'] };
const alone = { employees: [] };
test.each([
  [
    'an agent with an employee',
    anAgent(),
    withEmployee,
    `Remove one of your employees, or ask ${owner} to choose a larger plan.`,
  ],
  ['an employee', anEmployee(), alone, `Ask ${owner} to choose a larger plan.`],
])('of a full team, %s reads what they can do about it', async (_who, person, { employees }, sentence) => {
  const accounts = teammatesOf(person, employees);
  const { user } = await openSetting('/setting/account', { person, accounts, memberLimit: 1 });
  for (const name of employees) await screen.findByText(name);
  await user.type(emailField(), 'fern.li@mail.example');
  await user.click(send());

  expect(await screen.findByText(sentence)).toBeVisible();
});

test('an open invitation is sent again', async () => {
  const { user } = await openSetting('/setting/account', world());
  await user.click(await screen.findByRole('button', { name: 'Send again to linnea.voss@mail.example' }));

  expect(await screen.findByText('Invitation sent to linnea.voss@mail.example')).toBeVisible();
});

test('an open invitation is revoked after asking', async () => {
  const { user, server } = await openSetting('/setting/account', world());
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to linnea.voss@mail.example' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));

  expect(await screen.findByText('Invitation revoked')).toBeVisible();
  expect(server.world.invitations.map(({ email }) => email)).toEqual(['rufus.adeyemi@mail.example']);
  await waitFor(() => expect(screen.queryByText('linnea.voss@mail.example')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Invite by email' })).toHaveFocus());
});

describe('an invitation that was accepted in the meantime leaves the list, and its person is on the team', () => {
  const openAccepted = async () => {
    const { user, server } = await openSetting('/setting/account', {
      person: realtor,
      invitations: invitationsOf(realtor, []),
    });
    await screen.findByText('linnea.voss@mail.example');
    server.world.invitations = [];
    server.world.accounts.push(anAccount(anAgent({ fullName: 'Linnea Voss', company: realtor.company })));
    return user;
  };
  const expectTeammate = async () => {
    const sentence = 'This invitation was used or revoked, or it has expired.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await section().findByText('There are no pending invitations.')).toBeVisible();
    expect(await screen.findByText('Linnea Voss')).toBeVisible();
  };

  test('where it is sent again', async () => {
    const user = await openAccepted();
    await user.click(screen.getByRole('button', { name: 'Send again to linnea.voss@mail.example' }));

    await expectTeammate();
  });

  test('where it is revoked', async () => {
    const user = await openAccepted();
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation to linnea.voss@mail.example' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));

    await expectTeammate();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
