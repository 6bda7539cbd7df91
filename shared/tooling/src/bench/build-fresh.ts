import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack';
import { productBuilds } from '../build/web-builds';
import { webpackConfig } from '../webpack/config';

// One build by the product's preset, for build-times.ts: with its own cache, and never taken from earlier builds.
const [name = '', folder = '', release = ''] = process.argv.slice(2);
const build = productBuilds().find((one) => one.name === name);
if (!build) throw new Error(`There is no build named ${name}.`);
const config = webpackConfig({ ...build, release }, join(folder, name, release));
await runWebpack({
  ...config,
  cache: {
    type: 'filesystem',
    cacheDirectory: join(folder, 'cache'),
    name,
    buildDependencies: { preset: [import.meta.filename] },
  },
});
