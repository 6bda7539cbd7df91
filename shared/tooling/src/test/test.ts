import { runBrowserTests } from './browser-tests';
import { buildLane } from './build-lane';
import { runStaticChecks } from './static-checks';
import { sum, type Tally } from './tally';
import { runPostgresTests, runUnitTests } from './unit-tests';

// npm test: all of it. npm run verify: what needs no browser and no build.
const quick = process.argv[2] === 'verify';
const tallies: Tally[] = quick ? [await runStaticChecks()] : await Promise.all([buildLane(), runStaticChecks()]);
tallies.push(await runUnitTests());
if (!quick) {
  tallies.push(await runPostgresTests());
  tallies.push(await runBrowserTests());
}

const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
