import { callApi } from '@keydate/client';
import { logout } from '@keydate/contracts/people';

/** Ends the session of `token` on the server. */
export async function endSession(token: string): Promise<void> {
  await callApi(logout, {}, { token });
}
