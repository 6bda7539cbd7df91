import {
  listInvitations,
  readInviter,
  resendInvitation,
  revokeInvitation,
  sendInvitation,
} from '@keydate/contracts/invitations';
import { INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import { signUp } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import { DAY_MS, MINUTE_MS } from '@keydate/domain/durations';
import { findPerson } from '../src/accounts/people/people.repository';
import { clearExpired } from '../src/jobs/clear-expired';
import { ask } from './ask';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, anEmail, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { acceptTerms, codeOf, isInvited, userOf } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
});
afterAll(() => server.close());

const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const invite = ({ token }: TestPerson, email: string, invitedAs: 'employee' | 'agent' = 'employee') =>
  ask(server, sendInvitation, { token, body: { email, invitedAs } });
const open = async ({ token }: TestPerson) =>
  (await ask(server, listInvitations, { token })).body.result.invitations.map(({ email }) => email);
const act = ({ token }: TestPerson, call: typeof resendInvitation | typeof revokeInvitation, id: string) =>
  ask<typeof resendInvitation | typeof revokeInvitation>(server, call, { token, params: { id } });

/** The code that was mailed to an address. */
async function mailedCode(email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /signup\?ref=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** An invitation by its id and code. */
async function anInvitation(inviter: TestPerson, invitedAs?: 'employee' | 'agent') {
  const email = anEmail();
  const { body } = await invite(inviter, email, invitedAs);
  return { email, id: body.result.invitation._id, code: await mailedCode(email) };
}

describe('who invites by a code', () => {
  const inviterOf = (referralCode: string) => ask(server, readInviter, { body: { referralCode } });

  test('is told to anybody who has it, of a person’s own codes as of those that were emailed', async () => {
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    const { code } = await anInvitation(realtor);
    const own = await codeOf(server, realtor, 'agentsInviteLink');
    for (const one of [code, own, own.toLowerCase()])
      expect((await inviterOf(one)).body.result).toEqual({ inviter: 'Robin Vale', company: 'Alder & Finch Realty' });
  });

  test('is told of a valid code only: not of an unknown, revoked or client’s one', async () => {
    const realtor = await aRealtor(server);
    const { id, code } = await anInvitation(realtor);
    await act(realtor, revokeInvitation, id);
    expect((await inviterOf(code)).body.code).toBe('INVITE_CODE_UNKNOWN');
    expect((await inviterOf('E0000')).body.code).toBe('INVITE_CODE_UNKNOWN');
    expect((await inviterOf(await codeOf(server, realtor, 'clientInviteLink'))).status).toBe(400);
    expect((await inviterOf('')).body.errors).toEqual({ referralCode: 'Invite code is required' });
  });

  test('is not told to somebody who tries codes: one network has as many tries as for signing in', async () => {
    const strict = await startTestServer({ attempts: { perAddress: 2 } });
    try {
      const statuses = [];
      for (let tries = 1; tries <= 3; tries += 1)
        statuses.push((await ask(strict, readInviter, { body: { referralCode: `E000${tries}` } })).status);
      expect(statuses).toEqual([400, 400, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('an emailed invitation', () => {
  test('brings a link of its own, and says who invites to which company', async () => {
    const realtor = await aRealtor(server, { fullName: 'Robin Vale' });
    const email = anEmail();
    const { status, body } = await invite(realtor, email, 'agent');

    expect(status).toBe(200);
    expect(body.result.invitation).toMatchObject({ email, invitedAs: 'agent', invitedBy: { fullName: 'Robin Vale' } });
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('Robin Vale of Alder & Finch Realty invites you to Keydate');
    expect(await mailedCode(email)).toMatch(/^A[2-9A-Z]{20}$/);
    expect((await userOf(server, realtor)).company!.agentsInviteLink).not.toContain(await mailedCode(email));
    expect(JSON.stringify(body)).not.toContain(await mailedCode(email));
  });

  test('makes an employee of the person who sent it, once', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { code } = await anInvitation(agent);
    const invited = await isInvited(server, code);
    expect((await acceptTerms(server, invited)).status).toBe(200);

    const { _id, role } = await userOf(server, invited);
    expect(role).toBe('Employee');
    expect((await findPerson(server.db, _id))?.worksForId).toBe(agent.id);
    expect(await open(realtor)).toEqual([]);
    const again = await ask(server, signUp, { body: { fullName: 'Nico Bram', email: anEmail(), referralCode: code } });
    expect(again.body.code).toBe('INVITE_CODE_UNKNOWN');
  });

  test('is accepted by one person, however many sign up with it at once', async () => {
    const { code } = await anInvitation(await aRealtor(server), 'agent');
    const invited = [await isInvited(server, code), await isInvited(server, code)];
    const answers = await Promise.all(invited.map((person) => acceptTerms(server, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('INVITE_CODE_ENDED');
  });

  test('is valid for 14 days, and no longer', async () => {
    const { code } = await anInvitation(await aRealtor(server));
    const joins = async () =>
      (await ask(server, signUp, { body: { fullName: 'Nico Bram', email: anEmail(), referralCode: code } })).status;
    pass(14 * DAY_MS - MINUTE_MS);
    expect(await joins()).toBe(200);
    pass(MINUTE_MS);
    expect(await joins()).toBe(400);
  });

  test('that is over is not listed, makes room for another, and is cleared away', async () => {
    // long ago, so that nothing of the other tests has expired
    server.clock.set(new Date('2010-01-01T00:00:00Z'));
    const realtor = await aRealtor(server);
    const { email } = await anInvitation(realtor);
    pass(14 * DAY_MS);
    expect(await open(realtor)).toEqual([]);
    expect((await invite(realtor, email)).status).toBe(200);
    pass(14 * DAY_MS);
    await clearExpired(server.tools);
    pass(-14 * DAY_MS);
    expect(await open(realtor)).toEqual([]);
    server.clock.set(new Date());
  });

  test('sent again has the same link and is valid anew', async () => {
    const realtor = await aRealtor(server);
    const { email, id, code } = await anInvitation(realtor);
    pass(13 * DAY_MS);
    expect((await act(realtor, resendInvitation, id)).status).toBe(200);
    expect(await server.mailsTo(email)).toHaveLength(2);
    expect(await mailedCode(email)).toBe(code);
    pass(14 * DAY_MS - MINUTE_MS);
    expect(await open(realtor)).toEqual([email]);
  });

  test('that is revoked lets nobody in any more, not even who has signed up with it', async () => {
    const realtor = await aRealtor(server);
    const { id, code } = await anInvitation(realtor);
    const invited = await isInvited(server, code);
    expect((await act(realtor, revokeInvitation, id)).status).toBe(200);
    expect((await acceptTerms(server, invited)).body.code).toBe('INVITE_CODE_ENDED');
  });

  test('ends with the person who sent it', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { code } = await anInvitation(agent);
    await ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } });
    const late = await ask(server, signUp, { body: { fullName: 'Nico Bram', email: anEmail(), referralCode: code } });
    expect(late.body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});

describe('who is invited', () => {
  test('is no member yet, and has no open invitation of the company', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    expect((await invite(realtor, agent.email.toUpperCase())).body.code).toBe('INVITED_MEMBER');
    const { email } = await anInvitation(realtor);
    expect((await invite(agent, email)).body.code).toBe('INVITATION_PENDING');
    expect((await invite(await aRealtor(server), email)).status).toBe(200);
  });

  test('may have an account elsewhere: the answer does not tell', async () => {
    const [realtor, other] = [await aRealtor(server), await aRealtor(server)];
    const known = await invite(realtor, other.email);
    const unknown = await invite(realtor, anEmail());
    expect(known.status).toBe(200);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  });

  test('becomes no agent by anybody but a super role', async () => {
    const realtor = await aRealtor(server);
    for (const person of [await anAgentOf(server, realtor), await anEmployeeOf(server, realtor)])
      expect((await invite(person, anEmail(), 'agent')).status).toBe(403);
  });

  test('is nobody where the team is full', async () => {
    const realtor = await aRealtor(server, { plan: null });
    await anAgentOf(server, realtor);
    const { id } = await anInvitation(realtor);
    await anAgentOf(server, realtor);
    expect((await invite(realtor, anEmail())).body.message).toBe('Team member limit has exceeded');
    expect((await act(realtor, resendInvitation, id)).status).toBe(406);
  });

  test.each(['', 'nobody', 'a@b', 'jürgen@people.example'])('has a whole email address, not %j', async (email) => {
    const { status, body } = await invite(await aRealtor(server), email);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']]);
  });
});

describe('a company', () => {
  test(`emails ${INVITATIONS_PER_DAY} invitations within a day, sent again and revoked ones included`, async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const { id } = await anInvitation(realtor);
    await act(realtor, resendInvitation, id);
    await act(realtor, revokeInvitation, id);
    for (let sent = 2; sent < INVITATIONS_PER_DAY; sent += 1) expect((await invite(agent, anEmail())).status).toBe(200);

    const refused = anEmail();
    expect((await invite(realtor, refused)).body.code).toBe('INVITATION_LIMIT');
    expect(await server.mailsTo(refused)).toEqual([]);
    expect(await open(realtor)).not.toContain(refused);
    expect((await invite(await aRealtor(server), refused)).status).toBe(200);
    pass(DAY_MS);
    expect((await invite(realtor, refused)).status).toBe(200);
  });

  test('emails no more than that when many ask at once', async () => {
    const realtor = await aRealtor(server);
    const answers = await Promise.all(
      Array.from({ length: INVITATIONS_PER_DAY + 5 }, () => invite(realtor, anEmail())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(INVITATIONS_PER_DAY);
  });

  test('invites one address once, when two people ask at the same time', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const email = anEmail();
    const answers = await Promise.all([invite(realtor, email), invite(agent, email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  test('shows a member their own invitations, and super roles all of them', async () => {
    const realtor = await aRealtor(server);
    const agent = await anAgentOf(server, realtor);
    const [mine, theirs] = [await anInvitation(realtor), await anInvitation(agent)];
    expect(await open(agent)).toEqual([theirs.email]);
    expect((await open(realtor)).sort()).toEqual([mine.email, theirs.email].sort());
    expect(await open(await aRealtor(server))).toEqual([]);
  });
});

test('one network causes only so many mails to strangers, whatever companies it founds', async () => {
  const strict = await startTestServer({ clientMailsPerNetwork: 0 });
  try {
    const { token } = await aRealtor(strict);
    const refused = await ask(strict, sendInvitation, { token, body: { email: anEmail(), invitedAs: 'employee' } });
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
  } finally {
    await strict.close();
  }
});
