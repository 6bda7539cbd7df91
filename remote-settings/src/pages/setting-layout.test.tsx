import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { renewInviteLink } from '@keydate/contracts/companies';
import { screen, within } from '@testing-library/react';
import { installSetting } from '../../test/open-setting';

const openSetting = installSetting();
const card = (name: string) => screen.getByRole('region', { name: (label) => label.endsWith(`: ${name}`) });
const codesOn = (name: string) =>
  within(card(name))
    .getAllByText(/ code$/)
    .map(({ textContent }) => textContent);

test.each([
  ['a super role', aRealtor(), ['Agent code', 'Client code']],
  ['an agent', anAgent(), ['Employee code', 'Client code']],
  ['an employee', anEmployee(), ['Employee code', 'Client code']],
])('%s sees the codes that are theirs to give on both cards (spec § 6)', async (_who, person, codes) => {
  await openSetting('/setting', { person });

  expect(codesOn('Poudre River Realty')).toEqual(codes);
  expect(codesOn(person.fullName)).toEqual(codes);
});

test('the codes of a card are one line, which opens', async () => {
  const { user } = await openSetting('/setting');
  const codes = within(card('Poudre River Realty')).getByRole('list', { hidden: true });

  expect(codes).not.toBeVisible();
  await user.click(within(card('Poudre River Realty')).getByText('Invite codes: agent, client'));
  expect(codes).toBeVisible();
});

test('a code is copied as its link', async () => {
  const { user } = await openSetting('/setting');
  const write = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(within(card('Poudre River Realty')).getByRole('button', { name: 'Copy the agent invite link' }));

  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(write).toHaveBeenCalledWith(aRealtor().company?.agentsInviteLink);
});

test('a code is renewed after asking, on both cards', async () => {
  const { user, session } = await openSetting('/setting');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const old = session.user()?.company?.agentsInviteLink;

  await user.click(within(card('Poudre River Realty')).getByRole('button', { name: 'Renew the agent code' }));
  expect(screen.getByRole('alertdialog', { name: 'Renew the agent code?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew' }));

  expect(await screen.findByText('You have a new code. Share the new link.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const renewed = session.user()?.company?.agentsInviteLink;
  expect(renewed).not.toBe(old);
  for (const name of ['Poudre River Realty', aRealtor().fullName])
    await user.click(within(card(name)).getByRole('button', { name: 'Copy the agent invite link' }));
  expect(write.mock.calls).toEqual([[renewed], [renewed]]);
});

test('a code that could not be renewed stays, and the question too', async () => {
  const { user } = await openSetting('/setting', {
    faults: [{ call: renewInviteLink, kind: 'refused', code: 'INTERNAL' }],
  });

  await user.click(within(card('Poudre River Realty')).getByRole('button', { name: 'Renew the client code' }));
  await user.click(screen.getByRole('button', { name: 'Renew' }));

  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('each of the four tabs has an address of its own', async () => {
  await openSetting('/setting/personal');

  const tabs = within(screen.getByRole('navigation', { name: 'Setting' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Edit Company', '/setting'],
    ['Edit Personal', '/setting/personal'],
    ['Deadline Explanations', '/setting/explanations'],
    ['Manage Account', '/setting/account'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Edit Personal');
});
