import { buildStale } from '../build/build-stale';
import { productBuilds } from '../build/web-builds';
import { installBuilds } from './install-builds';
import { keydateHome } from './keydate-home';

// Called by `npm start` and the browser tests: the product as it stands in the checkout, ready to be served.
const builds = await buildStale(productBuilds(), console.log);
for (const sentence of await installBuilds(keydateHome(), builds, 'quick')) console.warn(sentence);
