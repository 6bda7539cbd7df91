import { build, type Plugin } from 'esbuild';
import { kitAliases } from '../../config/kit-aliases.mjs';

/** The packages of which only a kit has code for a desk. */
const codeOfKit: Plugin = {
  name: 'code-of-kit',
  setup({ onResolve }) {
    for (const [pattern, target] of kitAliases())
      onResolve({ filter: new RegExp(pattern) }, ({ path }) => ({ path: path.replace(new RegExp(pattern), target) }));
  },
};

/**
 * The script `/worlds.js`: a remote's worlds (`qa/worlds.ts`) and the fake server that runs them, as they are now.
 * @param folder absolute path of the remote's package
 */
export async function worldsBundle(folder: string): Promise<string> {
  const entry =
    "export { worlds } from './qa/worlds';\nexport { startWorld } from '@keydate/testing/worlds/start-world';";
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, sourcefile: 'worlds-entry.ts', loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
    plugins: [codeOfKit],
  });
  return outputFiles.map(({ text }) => text).join('');
}
