import { callApi, useChange } from '@keydate/client';
import { signUp } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';

interface SignUpRequest {
  fullName: string;
  email: string;
  /** '' without an invite code. */
  referralCode: string;
  role?: Role;
}

/** Requests an account; the server emails a code. Gives a token that can only confirm this code. */
export function useAskForAccount() {
  return useChange(signUp, { mutationFn: ask });
}

/** The same for an invited person. Without an invite code it sends nothing and gives null: the person chooses a role first. */
export function useAskIfInvited() {
  return useChange(signUp, {
    mutationFn: async (request: SignUpRequest) => (request.referralCode === '' ? null : ask(request)),
  });
}

async function ask({ referralCode: typed, ...request }: SignUpRequest): Promise<string> {
  const referralCode = typed === '' ? undefined : typed;
  const reply = await callApi(signUp, { query: { referralCode }, body: { ...request, referralCode } });
  return reply.result.accessToken;
}
