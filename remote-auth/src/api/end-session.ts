import { callApi } from '@keydate/client';
import { logout } from '@keydate/contracts/people';

/** Ends the session of `token` on the server. Does not wait for the reply: if the call fails, the session expires on the server anyway. */
export function endSession(token: string): void {
  void callApi(logout, {}, { token }).catch(() => undefined);
}
