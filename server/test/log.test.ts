import { createCompany, updateCompany } from '@keydate/contracts/companies';
import { getUser, login, logout, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import { addTransaction, searchTransactions } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import pg from 'pg';
import { aPng } from '@keydate/reader/test/a-png';
import { ask } from './ask';
import { aTransaction, aNewClient } from './transactions';
import { anEmail } from './people';
import { ROWS, writeTable, written } from '@keydate/reader/test/pdf-contracts';
import { aDevice, closeDevices } from './sockets';
import { startRunningServer, type RunningServer } from './running-server';
import { aCompany } from './sign-ups';

const PASSWORDS = { first: 'Juniper!2026', wrong: 'Jumper?2026', recovered: 'Cedar#2027', refused: 'Aspen%2028' };
const NAME = 'Quillon Ashgrove';
const PHONE = '7205550163';

/** Texts that a log must never contain, with their names. */
const secrets = new Map<string, string>(
  Object.entries(PASSWORDS).map(([which, password]) => [`the ${which} password`, password]),
);
const keep = (what: string, secret: string): string => {
  secrets.set(what, secret);
  return secret;
};

let server: RunningServer;
/** The server's whole output, after everything was done. */
let log: string;

beforeAll(async () => {
  server = await startRunningServer({ LOG_LEVEL: 'debug', ATTEMPTS_PER_ACCOUNT: '3' });
  try {
    const { email, token } = await signsUp();
    await uses(email, token);
    await recovers(email);
    await sendsWhatCannotBeRead(token);
    const open = await meetsErrors(email, token);
    await scansContracts(open);
    await entersClients(open);
    await opensSockets(open);
  } finally {
    await server.stop();
  }
  log = server.said();
});

const picture = () => new Blob([new Uint8Array(aPng({ width: 40, height: 30 }))]);

/** The code of the mail for `what`, once it has come. */
async function codeFor(email: string, what: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${server.origin}/dev/inbox.json?to=${email}`);
    const mail = ((await response.json()) as { subject: string; text: string }[]).find(({ text }) =>
      text.includes(what),
    );
    if (mail === undefined) continue;
    keep(`a sentence of the mail to ${what}`, mail.text.split('\n')[0]!);
    return keep(`the code to ${what}`, mail.subject.slice(0, 6));
  }
}

async function signsUp() {
  const email = keep('the email address', anEmail());
  const asked = await ask(server, signUp, { body: { fullName: keep('the name', NAME), email, role: 'SuperRealtor' } });
  const proving = keep('the token of the sign-up', asked.body.result.accessToken);
  const code = await codeFor(email, 'finish signing up');
  const proved = await ask(server, otp, { token: proving, body: { email, otp: code } });
  const token = keep('the token of the proof', proved.body.result.accessToken);
  const contact = JSON.stringify({ phone: keep('the phone', PHONE) });
  for (const body of [{ password: PASSWORDS.first }, { terms_accepted: 'true' }, { contact }])
    expect((await ask(server, updateUser, { token, body })).status).toBe(200);
  expect((await ask(server, updateUser, { token, body: {}, files: { avatar: picture() } })).status).toBe(200);
  expect(
    (await ask(server, createCompany, { token, body: aCompany, files: { companyAvatar: picture() } })).status,
  ).toBe(200);
  return { email, token };
}

async function uses(email: string, token: string): Promise<void> {
  const signedIn = await ask(server, login, { body: { email, password: PASSWORDS.first } });
  const other = keep('the token of a sign-in', signedIn.body.result.accessToken);
  const { company, avatar } = (await ask(server, getUser, { token: other })).body.result;
  const inviteCode = keep('an invite code', new URL(company!.agentsInviteLink).searchParams.get('ref')!);
  expect(
    (await ask(server, updateCompany, { token: other, body: { ...aCompany, contact: { address: aCompany.address } } }))
      .status,
  ).toBe(200);
  await fetch(`${server.origin}/api${avatar!.url}`, { headers: { cookie: `keydate_session=${other}` } });
  const headers = { 'request-id': keep('a forged request ID', 'forged-by-a-caller') };
  await fetch(`${server.origin}/signup?ref=${inviteCode}`, { headers });
  await fetch(`${server.origin}/subscription?token=${token}`);
  await ask(server, logout, { token: other });
  for (const password of [PASSWORDS.wrong, PASSWORDS.wrong, PASSWORDS.wrong])
    await ask(server, login, { body: { email, password } });
}

/** Sockets carry their token in the address: one that is admitted, one that is not, and one that is not a socket. */
async function opensSockets(token: string): Promise<void> {
  const device = await aDevice(server, { token });
  await expect(device.write('nobody', keep('the words of a message', 'Meet me at the old mill.'))).rejects.toThrow();
  closeDevices();
  const ended = keep('a token that has ended', `ended-${token}`);
  await expect(aDevice(server, { token: ended })).rejects.toThrow('UNAUTHENTICATED');
  await (await fetch(`${server.origin}/socket.io/?EIO=4&transport=polling&token=${token}`)).arrayBuffer();
  await (await fetch(`${server.origin}/socket.io/other?token=${token}`)).arrayBuffer();
}

async function recovers(email: string): Promise<void> {
  await passes(31);
  await ask(server, resendOtp, { body: { email } });
  const code = await codeFor(email, 'set a new password');
  await ask(server, otp, { body: { email, otp: code === '000000' ? '000001' : '000000' } });
  const { body } = await ask(server, otp, { body: { email, otp: code } });
  const token = keep('the token of the recovery', body.result.accessToken);
  expect((await ask(server, updateUser, { token, body: { password: PASSWORDS.recovered } })).status).toBe(200);
}

async function sendsWhatCannotBeRead(token: string): Promise<void> {
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${server.origin}/api/v1/user/${path}`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  await post('login', `{"password":"${PASSWORDS.refused}"`, json);
  await post('login', JSON.stringify({ email: 'no address', password: PASSWORDS.refused }), json);
  await post('login', `password=${PASSWORDS.refused}`, { ...json, 'content-type': 'text/plain' });
  const forged = keep('the forged id of a request', 'not-a-request-of-this-server');
  await post('nothing', JSON.stringify({ password: PASSWORDS.refused }), {
    ...json,
    'x-request-id': forged,
    'request-id': forged,
  });
  await post('createCompany', `--edge\r\ncontent-disposition: form-data; name="${PASSWORDS.refused}"`, {
    ...json,
    'content-type': 'multipart/form-data; boundary=edge',
  });
}

/**
 * Causes unforeseen errors in a call and in background work: the database's own message contains the values of a
 * query.
 */
async function meetsErrors(email: string, token: string): Promise<string> {
  await passes(60 * 60);
  const signedIn = await ask(server, login, { body: { email, password: PASSWORDS.recovered } });
  const last = keep('the last token', signedIn.body.result.accessToken);
  await withoutColumn('people', 'phone', async () => {
    expect((await ask(server, login, { body: { email, password: PASSWORDS.recovered } })).status).toBe(500);
    expect((await ask(server, getUser, { token: last })).status).toBe(500);
    expect((await ask(server, signUp, { body: { fullName: NAME, email, role: 'SuperRealtor' } })).status).toBe(500);
    expect((await ask(server, updateUser, { token, body: { password: PASSWORDS.refused } })).status).toBe(500);
  });
  return last;
}

/** Until `work` is done, every query that names this column fails. */
async function withoutColumn(table: string, column: string, work: () => Promise<void>): Promise<void> {
  const database = new pg.Client({ user: 'postgres', database: 'postgres', ...server.connection });
  await database.connect();
  await database.query(`alter table ${table} rename column ${column} to lost`);
  await work();
  await database.query(`alter table ${table} rename column lost to ${column}`);
  await database.end();
}

/** Scans a contract, and then half of it. */
async function scansContracts(token: string): Promise<void> {
  const title = `${keep('a word of a contract', 'Quinceberry')} Walk-Through Date`;
  const bytes = await written((contract) => writeTable(contract, [...ROWS, ['6', '§ 18', title, '5/2/2031']]));
  const fileName = keep('the name of a file', 'harebell-closing.pdf');
  const scan = async (part: Uint8Array) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(part)]), fileName);
    return fetch(`${server.origin}/api/v1/user/aws-textract`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
  };
  const read = await scan(bytes);
  expect(await read.text()).toContain(title);
  expect((await scan(bytes.subarray(0, bytes.length >> 1))).status).toBe(422);
}

async function entersClients(token: string): Promise<void> {
  const client_information = aNewClient({
    client_name: keep("a client's name", 'Marisol Thackeray'),
    email_address: keep("a client's email address", anEmail()),
    phone_number: keep("a client's phone", '7205550199'),
  });
  const body = aTransaction({ client_information, street: keep('the street of a transaction', '91 Saskatoon Court') });
  const enter = () => ask(server, addTransaction, { token, body });
  await withoutColumn('clients', 'phone', async () => {
    expect((await enter()).status).toBe(500);
    expect((await ask(server, searchTransactions, { token, query: { q: 'Marisol Thackeray' } })).status).toBe(500);
  });
  await withoutColumn('contract_dates', 'title', async () => {
    expect((await enter()).status).toBe(500);
  });
  const { status, body: entered } = await enter();
  expect(status).toBe(200);
  expect(
    (
      await ask(server, updateTransaction, {
        token,
        params: { id: entered.result.transaction._id },
        body: { street: '' },
      })
    ).status,
  ).toBe(400);
}

async function passes(seconds: number): Promise<void> {
  const { now } = (await (await fetch(`${server.origin}/dev/clock`)).json()) as { now: string };
  const body = JSON.stringify({ now: new Date(Date.parse(now) + seconds * 1000).toISOString() });
  await fetch(`${server.origin}/dev/clock`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
}

test('the log tells what was asked, how it was answered, and which query failed', () => {
  for (const told of [
    '"path":"/api/v1/user/login"',
    '"statusCode":400',
    '"statusCode":500',
    '"path":"/signup"',
    '"path":"/api/v1/user/aws-textract"',
    'Failed query: insert into',
    'contract_dates',
  ])
    expect(log).toContain(told);
});

test('the log holds no password, code, token, name, address, phone, file name, or words of a mail or a contract', () => {
  expect(secrets.size).toBe(27);
  const held = [...secrets].flatMap(([what, secret]) => (holds(log, secret) ? [what] : []));
  expect(held).toEqual([]);
});

test('each line about a request has the id of that request, which no other server gives', () => {
  const lines = log.split('\n').filter((line) => line.includes('"req":') || line.includes('"statusCode":'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line).toMatch(/"reqId":"[\da-f-]{36}"/);
});

/** Six digits may occur by chance in the middle of a longer number. */
function holds(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text) : text.includes(secret);
}
