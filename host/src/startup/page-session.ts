import { callApi, installSession } from '@keydate/client';
import { logout } from '@keydate/contracts/people';
import { log } from '@keydate/shell';
import { clearQueryCacheOnUserChange } from '../session/clear-query-cache';
import { createHostSession } from '../session/host-session';
import { watchPlan } from '../session/watch-plan';

/** The session of this tab. */
export const session = createHostSession((token) => {
  callApi(logout, {}, { token }).catch((error: unknown) =>
    log('The server could not end the session at logout.', error),
  );
});
installSession(session);
clearQueryCacheOnUserChange(session);
watchPlan(session);
