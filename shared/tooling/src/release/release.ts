import { buildStale } from '../build/build-stale';
import { hostBuild, remoteBuild } from '../build/web-builds';
import { kit } from '../kit/kit';
import { runCommand } from '../terminal/run-command';
import { askPermission } from './ask-permission';
import { failedCheck } from './failed-check';
import { installRelease } from './install-release';
import { homeOfRegistry } from './keydate-home';
import { platformAt } from './platform-at';
import { readReleaseOptions } from './release-options';
import { toWhom } from './read-scope';
import { releaseRecord } from './release-record';
import { untilLive } from './until-live';
import { uploadRelease, writeFiles } from './upload-release';

// npm run release -- <remote>, or host: checks and builds that package alone and makes it live with the next page load.
await runCommand(async () => {
  const { name, force, to, scope, at, write } = readReleaseOptions(process.argv.slice(2));
  const described = name === 'host' ? hostBuild() : remoteBuild(name);
  const target = to === undefined || write !== undefined ? homeOfRegistry() : await platformAt(to);
  // a token that may not release this is refused before minutes of checks, not after them
  if (typeof target !== 'string') await askPermission(target, name);
  if (force === undefined) {
    const more = kit ? ' and running its tests' : ', running its tests and opening its worlds';
    console.log(`Checking the types of ${name}${more}.`);
    const failure = await failedCheck(described.folder);
    if (failure !== undefined) throw new Error(`Not released. ${failure}`);
  }
  const [build] = await buildStale([described], console.log);
  if (!build) throw new Error(`${name} was not built.`);
  if (write !== undefined) return writeFiles(write, build);
  const record = await releaseRecord(force);
  const what = `${name} ${build.release} is live${scope ? ` for ${toWhom(scope)}` : ''}`;
  if (typeof target === 'string') {
    await installRelease(target, build, record, scope);
    return `${what}.`;
  }
  await uploadRelease(target, build, record, { scope, at });
  const where = `${what} at ${target.origin}`;
  // whom a release is rolled out to is known to the server alone
  return scope ? `${where}.` : `${where}, ${seconds(await untilLive(target.origin, build))} after its upload.`;
});

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
