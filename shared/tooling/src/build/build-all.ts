import { buildStale } from './build-stale';
import { productBuilds } from './web-builds';

await buildStale(productBuilds(), console.log);
