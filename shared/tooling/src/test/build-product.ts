import { buildStale } from '../build/build-stale';
import { miniShellBuild, productBuilds } from '../build/web-builds';
import { buildServer } from '../build/build-server';
import { oneCheck, type Results } from './report';

/**
 * Makes the builds that the browser tests need, one at a time, because lint runs at the same time. Counts as one
 * check: that everything can be built.
 */
export async function buildProduct(): Promise<Results> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    await buildStale([...productBuilds(), miniShellBuild()], () => undefined, 1);
    await buildServer();
    console.log(`✓ production build (${seconds()})`);
    return oneCheck(true);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log(`✗ production build (${seconds()})`);
    return oneCheck(false);
  }
}
