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

/** Bundles the server's entries, or those named, into `outdir`. */
export async function buildServer({ outdir = join(import.meta.dirname, 'dist'), only = Object.keys(ENTRIES) } = {}) {
  const entryPoints = only.map((name) => ({ out: name, in: join(import.meta.dirname, ENTRIES[name]) }));
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [installedPackagesStayOutside],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
