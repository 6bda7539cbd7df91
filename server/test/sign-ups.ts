import { getUser, otp, signUp, updateUser } from '@keydate/contracts/people';
import { ask } from './ask';
import { anEmail, type TestPerson } from './people';
import type { TestServer } from './test-server';

export const aCompany = {
  name: 'Alder & Finch Realty',
  website: 'https://alderfinch.example/home',
  address: { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' },
  primaryColor: '#000000',
  secondaryColor: '#00000080',
};

/** The code of the newest mail to an address; '' if none came. */
export async function newestCode(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
}

export async function asksForAccount(server: TestServer, email: string, change: Record<string, unknown> = {}) {
  const { status, body } = await ask(server, signUp, {
    body: { fullName: 'Robin Vale', email, role: 'SuperRealtor', ...change },
  });
  return { status, body, token: status === 200 ? body.result.accessToken : '' };
}

export async function provesAddress(server: TestServer, email: string, token: string) {
  return ask(server, otp, { token, body: { email, otp: await newestCode(server, email) } });
}

/** Signs up by an invitation, up to the password; joining comes with the terms. */
export async function isInvited(server: TestServer, referralCode: string): Promise<{ email: string; token: string }> {
  const email = anEmail();
  const asked = await asksForAccount(server, email, { referralCode, role: undefined });
  const { body } = await provesAddress(server, email, asked.token);
  const token = body.result.accessToken;
  await ask(server, updateUser, { token, body: { password: 'Keydate!2026' } });
  return { email, token };
}

export function acceptTerms(server: TestServer, { token }: { token: string }) {
  return ask(server, updateUser, { token, body: { terms_accepted: 'true' } });
}

export async function userOf(server: TestServer, { token }: { token: string }) {
  return (await ask(server, getUser, { token })).body.result;
}

/** The code in one of a person's links. */
export async function codeOf(
  server: TestServer,
  person: TestPerson,
  link: 'clientInviteLink' | 'employeeInviteLink' | 'agentsInviteLink',
): Promise<string> {
  return new URL((await userOf(server, person)).company![link]).searchParams.get('ref')!;
}
