import { runBrowserTests } from './browser-tests';
import { buildProduct } from './build-product';
import { slowestTests } from './slowest-tests';
import { runLint, runQuickChecks } from './static-checks';
import { sum, type Tally } from './tally';
import { runLinkTests, runPostgresTests, runUnitTests } from './unit-tests';

// npm test runs everything; npm run verify runs what needs neither a build nor a browser.
const isVerify = process.argv[2] === 'verify';

const tallies: Tally[] = [];
// lint needs one processor all the time; the other one does the rest meanwhile
tallies.push(...(await Promise.all([runLint(), buildAndCheck()])));
// while a test waits for its database, tests on the other one use the processor
tallies.push(...(await Promise.all([runUnitTests(), ...(isVerify ? [] : [runTestsOnPostgres()])])));
if (!isVerify) tallies.push(await runBrowserTests());

const { passed, failed, flaky, tests } = sum(tallies);
console.log(['', 'The ten slowest tests:', ...slowestTests(tests), ''].join('\n'));
if (flaky.length) console.log(['Passed only at the second try, each a fault to mend:', ...flaky, ''].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function buildAndCheck(): Promise<Tally> {
  const built = isVerify ? [] : [await buildProduct()];
  return sum([...built, await runQuickChecks()]);
}

async function runTestsOnPostgres(): Promise<Tally> {
  return sum([await runPostgresTests(), await runLinkTests()]);
}
