import { updateCompany } from '@keydate/contracts/companies';
import { getUser } from '@keydate/contracts/people';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen } from '@testing-library/react';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
type Page = Awaited<ReturnType<typeof openSetting>>;
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

test('a super role changes every field, and the session has the changed company at once', async () => {
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
    await user.paste(text);
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

test('of several wrong fields the first one on the page gets the focus', async () => {
  const { user } = await openSetting('/setting');
  await user.clear(field('Company Name'));
  await user.clear(field('Primary color'));
  await user.type(field('Primary color'), 'notacolor');
  await user.click(save());

  expect(await screen.findByText('Company name is required')).toBeVisible();
  expect(field('Primary color')).toBeInvalid();
  expect(field('Company Name')).toHaveFocus();
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

describe('what was changed meanwhile stays when another field is saved', () => {
  const person = aRealtor();
  const company = { ...person.company!, name: 'Cache la Poudre Homes' };
  const changed = { name: 'Cache la Poudre Homes', contact: { address: { street: '9 Oak Street' } } };

  test('by another owner, where Save is pressed before the page has read it', async () => {
    const { fault, letAnswer } = heldCall(getUser);
    const accounts = [anAccount({ ...person, company })];
    const { user, session, server } = await openSetting('/setting', { person, accounts, faults: [fault] });
    await user.clear(field('Street'));
    await user.type(field('Street'), '9 Oak Street');
    await user.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(server.exchanges.some(({ call }) => call === updateCompany)).toBe(false);
    letAnswer();

    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect(session.user()?.company).toMatchObject(changed);
  });
});

describe('a field that somebody else changed after the person saw it', () => {
  const person = aRealtor();
  const company = { ...person.company!, name: 'Cache la Poudre Homes', website: 'poudre.example' };

  async function retype(user: Page['user'], name: string, text: string) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  async function openEdited() {
    const page = await openSetting('/setting', { person });
    await retype(page.user, 'Company Name', 'Finch Homes');
    await retype(page.user, 'Street', '9 Oak Street');
    // another owner saves while this person types
    page.server.world.accounts = [anAccount({ ...person, company })];
    page.server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };
    return page;
  }

  test('is shown first, with who saved it; nothing is saved, nothing typed is lost, and other fields follow', async () => {
    const { user, server } = await openEdited();
    await user.click(save());
    expect(await screen.findByText(/^Robin Vale saved “Cache la Poudre Homes” here in the meantime/)).toBeVisible();
    expect(field('Company Name')).toHaveFocus();
    expect(field('Company Name')).toHaveValue('Finch Homes');
    expect(field('Street')).toHaveValue('9 Oak Street');
    expect(field('Website')).toHaveValue('poudre.example');
    expect(server.world.accounts[0]!.user.company).toEqual(company);
  });

  test('is replaced by the next save, which sends only the changed fields', async () => {
    const { user, server } = await openEdited();
    await user.click(save());
    await screen.findByText(/^Robin Vale saved/);
    await user.click(save());
    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect(server.world.accounts[0]!.user.company).toMatchObject({
      name: 'Finch Homes',
      website: 'poudre.example',
      contact: { address: { ...company.contact.address, street: '9 Oak Street' } },
    });
  });
});

test.each([
  ['an agent', anAgent()],
  ['an employee', anEmployee()],
])('%s only reads the company', async (_who, person) => {
  await openSetting('/setting', { person });

  expect(screen.getByText('214 Linden Street, Fort Collins, Colorado 80524')).toBeVisible();
  expect(screen.getByText(person.company!.primaryColor)).toBeVisible();
  expect(screen.getByText(person.company!.secondaryColor)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('the preview says so when a color is adjusted because it is hard to see', async () => {
  const { user } = await openSetting('/setting');
  const preview = screen.getByText(/In light mode/).parentElement;
  expect(preview).not.toHaveTextContent(/We adjusted it slightly/);

  await user.clear(field('Primary color'));
  await user.paste('#f5e9a0');

  expect(preview).toHaveTextContent(/We adjusted it slightly/);
});
