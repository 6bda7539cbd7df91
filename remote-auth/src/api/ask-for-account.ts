import { callApi } from '@keydate/client';
import { signUp } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';

interface Wish {
  fullName: string;
  email: string;
  /** '' when nobody has invited the person. */
  referralCode: string;
  role?: Role;
}

/** Asks for an account; the server mails a code. Gives a token that can do nothing but confirm it. */
export async function askForAccount({ referralCode: typed, ...wish }: Wish): Promise<string> {
  const referralCode = typed === '' ? undefined : typed;
  const reply = await callApi(signUp, { query: { referralCode }, body: { ...wish, referralCode } });
  return reply.result.accessToken;
}
