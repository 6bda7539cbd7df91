import { updateCompany } from '@keydate/contracts/companies';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { screen } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

test('a super role changes every field, and the page has the company’s new colors at once', async () => {
  const { user, session } = await openSetting('/setting');
  for (const [name, text] of [
    ['Company Name', 'Cache la Poudre Homes'],
    ['Website', 'homes.example'],
    ['Street', '9 Oak Street'],
    ['City', 'Loveland'],
    ['Zip Code', '80537'],
    ['Primary color', '#1f4d3f'],
    ['Secondary color', '#1f4d3f40'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await screen.findByRole('option', { name: 'Wyoming' });
  await user.selectOptions(field('State'), 'Wyoming');
  await user.click(save());

  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(session.user()?.company).toMatchObject({
    name: 'Cache la Poudre Homes',
    website: 'homes.example',
    contact: { address: { street: '9 Oak Street', city: 'Loveland', state: 'Wyoming', zipCode: '80537' } },
    primaryColor: '#1f4d3f',
    secondaryColor: '#1f4d3f40',
  });
});

test.each([
  ['Company Name', '', 'Company name is required'],
  ['Website', 'nodot', 'Invalid URL'],
  ['Street', '', 'Street is required'],
  ['City', '', 'City is required'],
  ['Zip Code', '8o524', 'Enter a valid number'],
])('%s %j is refused beside its field: %s (spec § 5)', async (name, text, sentence) => {
  const { user, server } = await openSetting('/setting');
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
  await user.click(save());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field(name)).toHaveFocus();
  expect(server.exchanges.some(({ call }) => call === updateCompany)).toBe(false);
});

test('a failed save says "Update failed" and why, and loses nothing that was typed', async () => {
  const { user } = await openSetting('/setting', {
    faults: [{ call: updateCompany, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.clear(field('Company Name'));
  await user.type(field('Company Name'), 'Cache la Poudre Homes');
  await user.click(save());

  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(screen.getByText('Something went wrong!')).toBeVisible();
  expect(field('Company Name')).toHaveValue('Cache la Poudre Homes');
});

test.each([
  ['an agent', anAgent()],
  ['an employee', anEmployee()],
])('%s only reads the company', async (_who, person) => {
  await openSetting('/setting', { person });

  expect(screen.getByText('214 Linden Street, Fort Collins, Colorado 80524')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a color that is hard to see is adjusted, and the preview says so', async () => {
  const person = aRealtor();
  await openSetting('/setting', {
    person: { ...person, company: person.company && { ...person.company, primaryColor: '#f5e9a0' } },
  });

  expect(screen.getAllByText(/We adjusted it slightly/).length).toBeGreaterThan(0);
});
