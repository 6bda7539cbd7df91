import { step } from '../terminal/step';
import { buildServer } from './build-server';
import { buildStale } from './build-stale';
import { productBuilds } from './web-builds';

// npm run build: all that `npm start -- --built` needs.
await step('Building the server', buildServer);
await step('Building the pages', (say) => buildStale(productBuilds(), say));
