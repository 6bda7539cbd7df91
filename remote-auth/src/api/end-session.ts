import { callApi } from '@keydate/client';
import { logout } from '@keydate/contracts/people';

/** Ends the session of `token` on the server. Nothing waits for it; should the network fail now, it ends by itself. */
export function endSession(token: string): void {
  void callApi(logout, {}, { token }).catch(() => undefined);
}
