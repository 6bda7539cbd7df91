import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { ModuleOptions } from 'webpack';
import { workspaceRoot } from '../workspace';

const { resolve } = createRequire(import.meta.url);
const cacheRoot = join(workspaceRoot, 'node_modules/.cache/swc');

/** How each kind of file is built. `namespace` makes the class names of two builds differ. */
export function moduleRules(namespace: string): NonNullable<ModuleOptions['rules']> {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: resolve('swc-loader'), options: swcOptions(namespace) },
    },
    // no module here has side effects, so a build leaves out what it does not use
    { test: /shared[\\/](contracts|domain|ui)[\\/]src[\\/].*\.tsx?$/, exclude: /fonts\.ts$/, sideEffects: false },
    {
      test: /\.css$/,
      // fonts are beside the style sheet: the cache would reuse an absolute address of an older release
      use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }, resolve('css-loader')],
      sideEffects: true,
    },
    // separate files, because the content policy allows no data: addresses
    { test: /\.(woff2?|ttf|eot|svg|gif|png|jpe?g|webp)$/, type: 'asset/resource' },
  ];
}

function swcOptions(namespace: string): object {
  const styledComponents = { displayName: false, fileName: false, ssr: true, pure: true, minify: true, namespace };
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [[resolve('@swc/plugin-styled-components'), styledComponents]], cacheRoot },
    },
    module: { type: 'es6' },
    sourceMaps: true,
  };
}
