import { readPageSettings } from '@keydate/client';
import { fetchVersion, readHostRelease, readInlinedRegistry, readOtherRemotes, versionOf } from '@keydate/shell';
import { sendEvents } from '../telemetry/send-events';
import { watchVersion } from '../version/watch-version';
import { checkUser } from './check-user';
import { lookUpReferral } from './link-attribution';
import { session } from './page-session';

/** The registry of live remotes, the remotes that the page does not carry, and the settings that the server wrote into the page. */
export const live = readInlinedRegistry(document);
export const others = readOtherRemotes(document);
export const settings = readPageSettings();

const hostRelease = readHostRelease(document);
export const version = watchVersion({
  shown: versionOf(hostRelease, live),
  fetchVersion: () => fetchVersion(Object.keys(others)),
});
/** Tells the server what happens to remotes. */
export const tellServer = sendEvents(hostRelease);

export const userCheck = checkUser(session);
/** The ref of an invitation. A signed-in person needs none, so the page does not ask the service. */
export const attribution = lookUpReferral(session.user() ? undefined : settings.branchKey);
