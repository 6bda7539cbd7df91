import { readPageSettings } from '@keydate/client';
import { fetchVersion, readHostRelease, readInlinedRegistry, versionOf } from '@keydate/shell';
import { sendEvents } from '../telemetry/send-events';
import { watchVersion } from '../version/watch-version';
import { checkUser } from './check-user';
import { lookUpReferral } from './link-attribution';
import { session } from './page-session';

/** What the server wrote into the page: the registry of live remotes, and settings. */
export const live = readInlinedRegistry(document);
export const settings = readPageSettings();

const hostRelease = readHostRelease(document);
export const version = watchVersion({ shown: versionOf(hostRelease, live), fetchVersion });
/** Tells the server what happens to remotes. */
export const tellServer = sendEvents(hostRelease);

export const userCheck = checkUser(session);
/** The ref of an invitation. A person who is signed in needs none, so the service is not asked about them. */
export const attribution = lookUpReferral(session.user() ? undefined : settings.branchKey);
