import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { buildProduct } from './build-product';
import { printResults } from './report';
import { runBrowserTests, runUnitTests } from './run-tests';
import { runLint, runQuickChecks } from './static-checks';

// npm test runs everything; npm run verify runs what needs neither a build nor a browser.
const isVerify = process.argv[2] === 'verify';
const together = join(workspaceRoot, 'shared/tooling/config/jest/together.cjs');

async function buildAndCheck() {
  return [...(isVerify ? [] : [await buildProduct()]), ...(await runQuickChecks())];
}

// lint needs one processor all the time; the other one does the rest meanwhile
const [lint, checks] = await Promise.all([runLint(), buildAndCheck()]);
const units = await runUnitTests(['--filter', together]);
const journeys = isVerify ? [] : [await runBrowserTests()];
process.exitCode = printResults([lint, ...checks, units, ...journeys]) ? 0 : 1;
