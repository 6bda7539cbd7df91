import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What runs as a process or a thread of its own: the server, the embedded database, the reader of contracts. */
const ENTRIES = {
  main: 'src/main.ts',
  'embedded-database': 'src/db/embedded/embedded-database.thread.ts',
  recogniser: 'src/adapters/recogniser/recogniser.process.ts',
};

/** The workspace's own packages are source and go into the bundle; every other package stays where it is installed. */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@keydate/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles the server's entries, or those named, into `outdir`: aside first, so that no file is ever there in half. */
export async function buildServer({ outdir = join(import.meta.dirname, 'dist'), only = Object.keys(ENTRIES) } = {}) {
  const entryPoints = only.map((name) => ({ out: name, in: join(import.meta.dirname, ENTRIES[name]) }));
  // beside it, for the maps name the sources from where they lie
  const aside = `${outdir}.${process.pid}`;
  await build({
    entryPoints,
    outdir: aside,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [installedPackagesStayOutside],
  });
  await mkdir(outdir, { recursive: true });
  for (const file of await readdir(aside)) await rename(join(aside, file), join(outdir, file));
  await rmdir(aside);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
