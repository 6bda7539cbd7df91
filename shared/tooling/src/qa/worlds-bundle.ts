import { build } from 'esbuild';

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
  });
  return outputFiles.map(({ text }) => text).join('');
}
