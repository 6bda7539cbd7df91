import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { ModuleOptions } from 'webpack';
import { workspaceRoot } from '../workspace';

const { resolve } = createRequire(import.meta.url);
const cacheRoot = join(workspaceRoot, 'node_modules/.cache/swc');

type Rules = NonNullable<ModuleOptions['rules']>;

/**
 * How each kind of file is built. `namespace` makes the class names of two builds differ; a plain build leaves that to
 * styled-components, because to compile swc's plugin takes seconds on a new machine.
 */
export function moduleRules(namespace: string, { isPlain }: { isPlain: boolean }): Rules {
  const use = isPlain ? loadScript(plainOptions) : scriptLoader(namespace);
  return [{ test: /\.tsx?$/, exclude: isLibrary, use }, ...otherRules()];
}

/** A kit's own files lie in a node_modules, and are no library. */
function isLibrary(file: string): boolean {
  return (file.startsWith(workspaceRoot) ? file.slice(workspaceRoot.length) : file).includes('node_modules');
}

/** The same for the program that renders a remote's pages, where the files that match `fromHost` have the host's class names. */
export function prerenderRules(namespace: string, fromHost: RegExp): Rules {
  return [
    { test: /\.tsx?$/, include: fromHost, exclude: /node_modules/, use: scriptLoader('host') },
    { test: /\.tsx?$/, exclude: [/node_modules/, fromHost], use: scriptLoader(namespace) },
    ...otherRules(),
  ];
}

function scriptLoader(namespace: string) {
  return loadScript(swcOptions(namespace));
}

function loadScript(options: object) {
  return { loader: resolve('swc-loader'), options };
}

function otherRules(): Rules {
  return [
    // no module here has side effects, so a build leaves out what it does not use
    { test: /shared[\\/](contracts|domain|ui)[\\/]src[\\/].*\.tsx?$/, exclude: /fonts\.ts$/, sideEffects: false },
    {
      test: /\.css$/,
      // fonts are next to the style sheet: the cache would reuse an absolute address of an older release
      use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }, resolve('css-loader')],
      sideEffects: true,
    },
    // separate files, because the content policy allows no data: addresses
    { test: /\.(woff2?|ttf|eot|svg|gif|png|jpe?g|webp)$/, type: 'asset/resource' },
  ];
}

const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};
const plainOptions = { jsc, module: { type: 'es6' } };

function swcOptions(namespace: string): object {
  const styledComponents = { displayName: false, fileName: false, ssr: true, pure: true, minify: true, namespace };
  return {
    jsc: {
      ...jsc,
      experimental: { plugins: [[resolve('@swc/plugin-styled-components'), styledComponents]], cacheRoot },
    },
    module: { type: 'es6' },
    sourceMaps: true,
  };
}
