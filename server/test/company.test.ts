import {
  changeDaysOff,
  chooseKeepsContracts,
  contentList,
  renewInviteLink,
  updateCompany,
} from '@keydate/contracts/companies';
import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { getUser, signUp, updateUser } from '@keydate/contracts/people';
import { US_STATES } from '@keydate/domain/us-states';
import sharp from 'sharp';
import { ask } from './ask';
import { anAgentOf, anEmail, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const companyOf = async ({ token }: TestPerson) => (await ask(server, getUser, { token })).body.result.company!;
const address = { street: '9 Wazee Street', city: 'Boulder', state: 'Colorado', zipCode: '80301' };
const settings = { name: 'Finch & Daughters', website: 'finch.example', contact: { address } };
const change = ({ token }: TestPerson, body: unknown = settings, files?: Record<string, Blob>) =>
  ask(server, updateCompany, { token, body, ...(files && { files }) });

async function aLogo(background: string): Promise<Blob> {
  return new Blob([
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);
}

describe('the settings of a company', () => {
  test('are changed by a super role, and the whole company sees them', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { status, body } = await change(realtor);
    expect([status, body.message]).toEqual([200, 'Update successful!']);
    expect(body.result.company).toMatchObject({ _id: realtor.companyId, ...settings, primaryColor: '#000000' });
    expect(await companyOf(agent)).toMatchObject(settings);
  });

  test('take colors too', async () => {
    const colors = { primaryColor: '#1f4d3f', secondaryColor: '#1f4d3f80' };
    expect((await change(await aRealtor(server), { ...settings, ...colors })).body.result.company).toMatchObject(
      colors,
    );
  });

  test('say what is wrong, by field', async () => {
    const wrong = {
      name: ' ',
      website: 'finch',
      contact: { address: { street: '', city: '', state: '', zipCode: '8O301' } },
    };
    expect((await change(await aRealtor(server), wrong)).body.errors).toEqual({
      name: 'Company name is required',
      website: 'Invalid URL',
      'contact.address.street': 'Street is required',
      'contact.address.city': 'City is required',
      'contact.address.state': 'State is required',
      'contact.address.zipCode': 'Enter a valid number',
    });
  });

  test.each(['javascript:alert(document.domain)', 'data:text/html,a.b', 'finch .example', 'https://'])(
    'take no website such as %s',
    async (website) => {
      expect((await change(await aRealtor(server), { ...settings, website })).body.errors).toEqual({
        website: 'Invalid URL',
      });
    },
  );

  test('take a picture, encoded anew, in the place of the one before', async () => {
    const realtor = await aRealtor(server);
    const urls = [];
    for (const color of ['#112233', '#445566']) {
      urls.push(
        (await change(realtor, settings, { companyAvatar: await aLogo(color) })).body.result.company.companyAvatar!.url,
      );
    }
    const seen = await Promise.all(
      urls.map((url) => fetch(`${server.origin}/api${url}`, { headers: { authorization: `Bearer ${realtor.token}` } })),
    );
    expect(seen.map(({ status }) => status)).toEqual([404, 200]);
    expect(seen[1]!.headers.get('content-type')).toBe('image/webp');
  });

  test('stay as they were when the picture is none', async () => {
    const realtor = await aRealtor(server);
    expect((await change(realtor, settings, { companyAvatar: new Blob(['<svg/>']) })).body.code).toBe(
      'PICTURE_UNREADABLE',
    );
    expect((await companyOf(realtor)).name).toBe('Alder & Finch Realty');
  });
});

describe('a company that two people change at the same time', () => {
  const seenAtFirst = { name: 'Alder & Finch Realty', contact: { address: { street: '4 Oak Street' } } };
  async function twoTabs() {
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    await change(realtor, {
      ...settings,
      ...seenAtFirst,
      contact: { address: { ...address, street: '4 Oak Street' } },
    });
    return realtor;
  }

  test('has both changes if they are of different fields', async () => {
    const realtor = await twoTabs();
    const [street, website] = await Promise.all([
      change(realtor, {
        contact: { address: { street: '9 Oak Street' } },
        seen: { contact: { address: { street: '4 Oak Street' } } },
      }),
      change(realtor, { website: 'alder.example', seen: { website: settings.website } }),
    ]);
    expect([street.status, website.status]).toEqual([200, 200]);
    expect(await companyOf(realtor)).toMatchObject({
      name: seenAtFirst.name,
      website: 'alder.example',
      contact: { address: { ...address, street: '9 Oak Street' } },
    });
  });

  test('saves nothing of a change that would replace what its author has not seen, and says what is there and by whom', async () => {
    const realtor = await twoTabs();
    const { seen: _seen, ...first } = { name: 'Finch Homes', seen: seenAtFirst };
    await change(realtor, first);
    const second = {
      name: 'Alder Homes',
      website: 'alder.example',
      seen: { ...seenAtFirst, website: settings.website },
    };
    const { status, body } = await change(realtor, second);
    expect([status, body.code, body.result]).toMatchObject([
      409,
      'CHANGED_MEANWHILE',
      { company: { name: 'Finch Homes', website: settings.website }, changedBy: { fullName: 'Robin Vale' } },
    ]);
    expect(await companyOf(realtor)).toMatchObject({ name: 'Finch Homes', website: settings.website });
    expect((await change(realtor, { ...second, seen: { name: 'Finch Homes' } })).status).toBe(200);
    expect(await companyOf(realtor)).toMatchObject({ name: 'Alder Homes', website: 'alder.example' });
  });

  test('keeps a picture that the author of another one has not seen, until they have', async () => {
    const realtor = await twoTabs();
    const save = async (companyAvatar: string, color: string) =>
      change(realtor, { seen: { companyAvatar } }, { companyAvatar: await aLogo(color) });
    const { url } = (await save('', '#112233')).body.result.company.companyAvatar!;
    const unseen = await save('', '#445566');
    expect([unseen.status, unseen.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await companyOf(realtor)).companyAvatar).toEqual({ url });
    expect((await save(url, '#445566')).status).toBe(200);
    expect((await companyOf(realtor)).companyAvatar).not.toEqual({ url });
  });
});

test('what a person has changed on another device is not replaced unseen, and another field is saved', async () => {
  const { token } = await aRealtor(server, { fullName: 'Robin Vale' });
  const update = (body: unknown) => ask(server, updateUser, { token, body });
  await update({ fullName: 'Robin Ward', contact: JSON.stringify({ phone: '3035550142' }) });
  const stale = await update({ fullName: 'Rob Vale', timeZone: 'America/Denver', seen: { fullName: 'Robin Vale' } });
  expect([stale.status, stale.body.code, stale.body.result.user]).toMatchObject([
    409,
    'CHANGED_MEANWHILE',
    { fullName: 'Robin Ward', timeZone: null },
  ]);
  expect((await update({ timeZone: 'America/Denver', seen: { timeZone: '' } })).body.result.user).toMatchObject({
    fullName: 'Robin Ward',
    contact: { phone: '3035550142' },
    timeZone: 'America/Denver',
  });
});

// these calls have no id in their address: the session says whose data is changed
test('what settings save changes the sender and their company, whatever ids of another company it names', async () => {
  const [owner, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
  const readBy = async ({ token }: TestPerson) => (await ask(server, getUser, { token })).body.result;
  const before = await readBy(lender);
  const { token } = owner;
  const foreign = { _id: lender.id, id: lender.id, userId: lender.id, company: lender.companyId };
  await ask(server, updateUser, { token, body: { fullName: 'Wren Castellanos', ...foreign } });
  await ask(server, updateCompany, {
    token,
    body: { ...settings, ...foreign, _id: lender.companyId, companyId: lender.companyId },
  });

  expect(await readBy(lender)).toEqual(before);
  expect(await readBy(owner)).toMatchObject({
    _id: owner.id,
    fullName: 'Wren Castellanos',
    company: { _id: owner.companyId, name: 'Finch & Daughters' },
  });
});

test('the owner chooses whether contracts are stored with transactions at first, and the whole company sees it', async () => {
  const realtor = await aRealtor(server);
  const agent = await anAgentOf(server, realtor);
  expect((await companyOf(agent)).keepsContracts).toBe(false);
  const save = ({ token }: TestPerson) => ask(server, chooseKeepsContracts, { token, body: { keepsContracts: true } });
  expect([(await save(agent)).status, (await save(realtor)).status]).toEqual([403, 200]);
  expect((await companyOf(agent)).keepsContracts).toBe(true);
});

describe('days off of a company', () => {
  const save = ({ token }: TestPerson, body: unknown) => ask(server, changeDaysOff, { token, body });

  test('are changed by super roles, seen by the whole company, and five changes at once all count', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    expect((await companyOf(realtor)).daysOff).toEqual({ appointed: [], fridayBeforeHoliday: false });
    const days = ['01-05-2027', '01-06-2027', '01-07-2027', '01-08-2027'];
    await Promise.all([...days.map((add) => save(realtor, { add })), save(realtor, { fridayBeforeHoliday: true })]);
    expect((await companyOf(agent)).daysOff).toEqual({ appointed: days, fridayBeforeHoliday: true });
    await save(realtor, { remove: '01-06-2027' });
    expect((await companyOf(agent)).daysOff?.appointed).toEqual(['01-05-2027', '01-07-2027', '01-08-2027']);
    expect((await save(realtor, { add: '02-30-2027' })).status).toBe(400);
  });

  test('count where days are computed for the company, and nowhere else', async () => {
    const realtor = await aRealtor(server);
    const other = await aRealtor(server);
    await save(realtor, { add: '06-09-2026', fridayBeforeHoliday: true });
    const daysFor = async ({ token }: TestPerson) => {
      const rows = ['06/09/2026', '07/03/2026'].map((words) => ({ title: 'Survey Deadline', words }));
      const { body } = await ask(server, computeDeadlines, { token, body: { state: 'Colorado', roll: 'will', rows } });
      return body.result.map(({ day }) => day);
    };
    expect(await daysFor(realtor)).toEqual(['06-10-2026', '07-06-2026']);
    expect(await daysFor(other)).toEqual(['06-09-2026', '07-03-2026']);
  });
});

describe('an invite link', () => {
  const renew = ({ token }: TestPerson, link: string) => ask(server, renewInviteLink, { token, body: { link } });
  const join = (link: string) =>
    ask(server, signUp, {
      body: { fullName: 'Nico Bram', email: anEmail(), referralCode: new URL(link).searchParams.get('ref') },
    });

  test('is renewed by whose it is; the old one is dead at once, the others live on', async () => {
    const realtor = await aRealtor(server);
    const before = await companyOf(realtor);
    const { company: after } = (await renew(realtor, 'employeeInviteLink')).body.result;
    expect(after.employeeInviteLink).toMatch(/\?ref=E[2-9A-Z]{20}$/);
    expect(after).toEqual({ ...before, employeeInviteLink: after.employeeInviteLink });
    expect((await join(before.employeeInviteLink)).body.code).toBe('INVITE_CODE_UNKNOWN');
    expect((await join(after.employeeInviteLink)).status).toBe(200);
    expect((await join(after.agentsInviteLink)).status).toBe(200);
  });

  test('that is renewed five times at once leaves one that works, and the company shows it', async () => {
    const realtor = await aRealtor(server);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => renew(realtor, 'employeeInviteLink')));
    const { employeeInviteLink: shown } = await companyOf(realtor);
    const made = answers.map(({ body }) => body.result.company.employeeInviteLink);
    expect(made).toContain(shown);
    for (const link of new Set(made)) expect((await join(link)).status).toBe(link === shown ? 200 : 400);
  });

  test('of no known kind cannot be renewed', async () => {
    const agent = await anAgentOf(server, await aRealtor(server));
    expect((await renew(agent, 'owner')).status).toBe(400);
  });
});

test('the states of the forms are told to anybody', async () => {
  const { status, body } = await ask(server, contentList);
  expect([status, body.result.states.length]).toEqual([200, US_STATES.length]);
  expect(body.result.states).toContainEqual({ id: 'CO', name: 'Colorado' });
});
