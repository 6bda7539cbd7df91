import { StartRefused } from './ask-server';
import { prepare } from './prepare';
import { serve } from './serve';

// npm start: builds what is stale, makes it live, and serves until Ctrl-C. With --built, as in a container, `npm run build` has built
// everything, and nothing is written to the checkout.
try {
  await prepare({ isBuilt: process.argv.includes('--built') });
  process.exitCode = await serve();
} catch (error) {
  if (!(error instanceof StartRefused)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
