import type { PlatformHealth } from '@keydate/contracts/releases/health';
import { DAY_MS } from '@keydate/domain/durations';
import type { Tools } from '../../../tools';
import { placesInSources } from '../places-in-sources';
import { findErrors, findFailures, findLoadTimes } from '../shell-events.repository';

/** As many different errors as a person reads. */
const ERRORS_MAX = 30;

/** The health of remotes in people's pages during the last day. */
export async function readHealth({
  db,
  clock,
  files,
}: Pick<Tools, 'db' | 'clock'> & { files: Tools['releaseFiles'] }): Promise<PlatformHealth> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const inSources = placesInSources(files);
  const errors: PlatformHealth['errors'] = [];
  for (const { stack, traceId, ...error } of await findErrors(db, since, ERRORS_MAX))
    errors.push({ ...error, traceId: traceId ?? '', places: await inSources(stack) });
  return { loads: await findLoadTimes(db, since), failures: await findFailures(db, since), errors };
}
