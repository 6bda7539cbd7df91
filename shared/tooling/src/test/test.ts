import { runBrowserTests } from './browser-tests';
import { buildProduct } from './build-product';
import { slowestTests } from './slowest-tests';
import { runStaticChecks } from './static-checks';
import { sum, type Tally } from './tally';
import { runPostgresTests, runUnitTests } from './unit-tests';

// npm test runs everything; npm run verify runs what needs neither a build nor a browser.
const quick = process.argv[2] === 'verify';
const tallies: Tally[] = quick ? [await runStaticChecks()] : await Promise.all([buildProduct(), runStaticChecks()]);
tallies.push(await runUnitTests());
if (!quick) {
  tallies.push(await runPostgresTests());
  tallies.push(await runBrowserTests());
}

const { passed, failed, tests } = sum(tallies);
console.log(['', 'The ten slowest tests:', ...slowestTests(tests), ''].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
