import { getUser, otp, resendOtp, updateUser } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import { ask } from './ask';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor } from './people';
import { asksForAccount, newestCode, provesAddress } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';
const CHANGED = 'Your Keydate password was changed';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const subjectsTo = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);
const change = (token: string, current_password = PASSWORD) =>
  ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password } });

describe('a changed password', () => {
  test('sends its owner a mail with the way back and without a secret', async () => {
    const { email, token, fullName } = await aRealtor(server, { password: PASSWORD });
    await change(token);
    const [mail, ...others] = await server.mailsTo(email);
    expect([mail?.subject, others]).toEqual([CHANGED, []]);
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(`Hello ${fullName},`);
      expect(body).toContain(`${server.tools.config.publicOrigin}/reset-password`);
      for (const secret of ['Cedar#2027', PASSWORD, token]) expect(body).not.toContain(secret);
    }
  });

  test('sends the mail after a recovery, too', async () => {
    const { email } = await aRealtor(server, { password: PASSWORD });
    await ask(server, resendOtp, { body: { email } });
    const { body } = await ask(server, otp, { body: { email, otp: await newestCode(server, email) } });
    await ask(server, updateUser, { token: body.result.accessToken, body: { password: 'Cedar#2027' } });
    expect((await subjectsTo(email))[0]).toBe(CHANGED);
  });

  test('sends none when it was refused, or is the first of an account', async () => {
    const { email, token } = await aRealtor(server, { password: PASSWORD });
    await change(token, 'wrong');
    expect(await subjectsTo(email)).toEqual([]);
    const newcomer = anEmail();
    const asked = await asksForAccount(server, newcomer);
    const { body } = await provesAddress(server, newcomer, asked.token);
    expect(
      (await ask(server, updateUser, { token: body.result.accessToken, body: { password: PASSWORD } })).status,
    ).toBe(200);
    expect(await subjectsTo(newcomer)).toEqual([expect.stringMatching(/^\d{6} is your Keydate code$/)]);
  });
});

describe('a removed person', () => {
  const remove = (token: string, id: string) => ask(server, removeTeammate, { token, params: { id } });

  test('gets a mail that says by whom, from which company, and what remains theirs', async () => {
    const realtor = await aRealtor(server, { fullName: 'Rowan Hale' });
    const agent = await anAgentOf(server, realtor);
    await remove(realtor.token, agent.id);
    const [mail, ...others] = await server.mailsTo(agent.email);
    expect([mail?.subject, others]).toEqual(['You are no longer a member of Alder & Finch Realty', []]);
    expect(mail!.text).toContain('Rowan Hale removed you from Alder & Finch Realty in Keydate.');
    expect(mail!.html).toMatch(/<a class="button" href="[^"]*\/signin"/);
    expect(mail!.text).toContain(`please write to Rowan Hale at ${realtor.email}.`);
    expect(mail!.text).toContain(`${server.tools.config.publicOrigin}/signin`);
    expect(mail!.text).not.toContain('/signup?ref=');
  });

  test('gets none when the removal was refused', async () => {
    const realtor = await aRealtor(server);
    const [agent, employee] = [await anAgentOf(server, realtor), await anEmployeeOf(server, realtor)];
    expect((await remove(agent.token, employee.id)).status).toBe(403);
    expect(await subjectsTo(employee.email)).toEqual([]);
  });
});

test('without a mail server passwords are still changed and people removed, and no call waits', async () => {
  const realtor = await aRealtor(server, { password: PASSWORD });
  const agent = await aPerson(server, { role: 'Agent', companyId: realtor.companyId });
  const { mailer, background } = server.tools;
  const [send, start] = [mailer.send, background.start];
  const lost: string[] = [];
  mailer.send = () => Promise.reject(new Error('no mail server is there'));
  background.start = (name, work) => start(name, () => work().catch(() => void lost.push(name)));
  try {
    expect((await change(realtor.token)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await ask(server, resendOtp, { body: { email: realtor.email } })).status).toBe(200);
    await background.settle();
    expect(lost).toEqual(['mail that a password was changed', 'mail a removed person', 'mail a code']);
  } finally {
    Object.assign(mailer, { send });
    Object.assign(background, { start });
  }
  expect((await ask(server, getUser, { token: agent.token })).status).toBe(401);

  function remove() {
    return ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
  }
});
