import { callApi } from '@keydate/client';
import { signUp } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';

interface SignUpRequest {
  fullName: string;
  email: string;
  /** '' without an invite code. */
  referralCode: string;
  role?: Role;
}

/** Requests an account; the server emails a code. Returns a token that can only confirm this code. */
export async function askForAccount({ referralCode: typed, ...request }: SignUpRequest): Promise<string> {
  const referralCode = typed === '' ? undefined : typed;
  const reply = await callApi(signUp, { query: { referralCode }, body: { ...request, referralCode } });
  return reply.result.accessToken;
}
