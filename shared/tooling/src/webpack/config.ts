import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { workspaceRoot } from '../workspace';
import { ChunkIntegrity } from './chunk-integrity';
import { federation, nonceFile, singleRuntimeAlias, trustedScriptsFile } from './federation';
import { IdsWithoutFolder } from './ids-without-folder';
import { leftOut } from './left-out';
import { moduleRules } from './rules';
import { ASSET_NAME, publicPath, type WebBuild } from './web-build';

/** Without what only makes a build smaller. The cache is left out too: writing it takes longer than it would save at the next change. */
const PLAIN: Configuration['optimization'] = {
  minimize: false,
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
};

/**
 * The functions that draw icons have a chunk of their own. Webpack splits off no chunk so small: page, bell and search of the dashboard
 * would each have a copy.
 */
const ICONS = { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/, enforce: true };

/**
 * The configuration of everything that runs in the browser.
 * @param outputFolder absolute; gets `public/` (what is served) and `maps/` (what is not)
 * @param company `alone` leaves federation out, so that the benchmark can measure what it costs
 */
export function webpackConfig(
  build: WebBuild,
  outputFolder: string,
  company: 'federated' | 'alone' = 'federated',
): Configuration {
  const isHost = build.kind === 'host';
  const isPlain = build.isPlain ?? false;
  return {
    name: build.name,
    mode: 'production',
    target: ['web', 'es2022'],
    context: build.folder,
    entry: isHost ? { main: [trustedScriptsFile, nonceFile, build.entry] } : {},
    output: {
      path: join(outputFolder, 'public'),
      clean: true,
      publicPath: publicPath(build),
      // two releases of one remote in the same page must not use each other's chunks
      uniqueName: `${build.name}@${build.release}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: ASSET_NAME,
      // the name that pages allow (SCRIPT_POLICY); a page that does not allow it loads the chunks without
      trustedTypes: { policyName: 'keydate', onPolicyCreationFailure: 'continue' },
      // longer than the shell waits for progress (shared/shell): over a slow link a chunk may take its time
      chunkLoadTimeout: 30_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...(!isPlain && leftOut()), ...(isHost && singleRuntimeAlias()) },
      // modules of rxjs without its copies of functions that every browser has
      conditionNames: ['es2015', '...'],
    },
    module: { rules: moduleRules(build.name, { isPlain }) },
    plugins: [
      company === 'federated' && federation(build),
      company === 'federated' && !isHost && !isPlain && new ChunkIntegrity(),
      new IdsWithoutFolder(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      !isPlain && new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false }),
    ],
    optimization: {
      mangleExports: 'size',
      runtimeChunk: false, // a remote with a run time chunk of its own does not load at all
      splitChunks: { cacheGroups: { icons: ICONS } },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })],
      ...(isPlain && PLAIN),
    },
    performance: { hints: false },
    // compiling the schemas of all plugins takes a second; every other build checks the same configuration
    validate: !isPlain,
    cache: !isPlain && {
      type: 'filesystem',
      cacheDirectory: join(workspaceRoot, 'node_modules/.cache/keydate/webpack'),
      name: `${build.kind}-${build.name}`,
      buildDependencies: { preset: presetFiles() },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * A build from the cache must not differ from one without it, and webpack does not follow the imports of TypeScript: a package
 * that became lazy stayed in the first script.
 */
function presetFiles(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => join(import.meta.dirname, file));
}
