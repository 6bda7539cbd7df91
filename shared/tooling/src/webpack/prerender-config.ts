import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../workspace';
import { prerenderRules } from './rules';
import { ASSET_NAME, publicPath, type WebBuild } from './web-build';

/** The code that renders pages, which is built together with the remote whose pages they are. */
const prerenderFile = join(workspaceRoot, 'shared/shell/src/prerender/prerender-page.tsx');
/** In the page these come from the host, so their class names are the host's (shares.ts). */
const FROM_HOST = /shared[\\/]ui[\\/]src[\\/](?!forms[\\/]|table[\\/])/;

/**
 * The configuration of a program for Node that renders a remote's pages: the remote's own code and everything it uses, in one
 * file that exports `remote` and `prerenderPage`.
 * @param outputFolder absolute; gets `prerender.cjs`
 */
export function prerenderConfig(build: WebBuild, outputFolder: string): Configuration {
  const source = [
    `export { default as remote } from ${JSON.stringify(join(build.folder, build.entry))};`,
    `export { prerenderPage } from ${JSON.stringify(prerenderFile)};`,
  ].join('\n');
  return {
    name: `${build.name}-prerender`,
    mode: 'production',
    target: 'node20',
    context: build.folder,
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    output: {
      path: outputFolder,
      filename: 'prerender.cjs',
      // the addresses of the build's own pictures
      publicPath: publicPath(build),
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // loaded by who connects, which no page does while it is rendered; for Node it would bring optional native packages
    externals: { 'socket.io-client': 'commonjs socket.io-client' },
    module: { rules: prerenderRules(build.name, FROM_HOST), generator: { asset: { emit: false } } },
    optimization: { minimize: false },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspaceRoot, 'node_modules/.cache/keydate/webpack'),
      name: `prerender-${build.name}`,
      buildDependencies: { preset: [import.meta.filename] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
