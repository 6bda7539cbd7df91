import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;

/** The programs that run as a process or a thread next to the server: the embedded database, the reader of contracts. */
const PROGRAMS = {
  'embedded-database': 'src/db/embedded/embedded-database.thread.ts',
  recognizer: 'src/adapters/recognizer/recognizer.process.ts',
  // separate, so that a production server does not even have it
  'payment-sandbox': 'payment-sandbox/src/start-sandbox.ts',
};
/** The scripts that a browser loads from the payment sandbox. */
const BROWSER_SCRIPTS = {
  'payment-sandbox-stripe': 'payment-sandbox/src/browser/stripe.ts',
  'payment-sandbox-frame': 'payment-sandbox/src/browser/frame.ts',
};
/** The number of builds that stay, so that a running server still finds the programs that it started with. */
const KEPT = 5;

/**
 * The workspace's own packages are source and go into the bundle; every other package stays where it is installed. The bundle
 * finds it there, because the server's package.json also names the packages of the reader.
 */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@keydate/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles the server into dist/: `main.mjs`, its programs under names with a hash of their content, and
 * `programs.json`, which a server reads once. It builds into another folder first, so that no file is ever incomplete.
 */
async function buildServer() {
  const outdir = join(root, 'dist');
  // next to it, because the maps have paths relative to their folder
  const aside = `${outdir}.${process.pid}`;
  try {
    const programs = {
      ...(await bundle(PROGRAMS, aside, '[name].[hash]')),
      ...(await bundle(BROWSER_SCRIPTS, aside, '[name].[hash]', FOR_BROWSERS)),
    };
    await bundle({ main: 'src/main.ts' }, aside, '[name]');
    await writeFile(join(aside, 'programs.json'), JSON.stringify(programs, null, 2));
    await mkdir(outdir, { recursive: true });
    for (const file of await readdir(aside)) await rename(join(aside, file), join(outdir, file));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  for (const name of Object.keys({ ...PROGRAMS, ...BROWSER_SCRIPTS })) await removeOld(outdir, name);
}

/** Everything in one file, for a page without modules. */
const FOR_BROWSERS = { format: 'iife', platform: 'browser', target: 'es2022', minify: true, plugins: [] };

/** Returns the file name that each entry got. */
async function bundle(entries, outdir, entryNames, options = {}) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, file]) => ({ out, in: file })),
    entryNames,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
    plugins: [installedPackagesStayOutside],
    ...options,
  });
  const made = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const nameOf = (source) => Object.keys(entries).find((name) => entries[name] === source);
  return Object.fromEntries(made.map(([path, { entryPoint }]) => [nameOf(entryPoint), path.replace(/^.*\//, '')]));
}

async function removeOld(folder, program) {
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${program}.`) && file.endsWith('.mjs'));
  const aged = await Promise.all(
    files.map(async (file) => ({ file, madeAt: (await stat(join(folder, file))).mtimeMs })),
  );
  const old = aged.sort((left, right) => right.madeAt - left.madeAt).slice(KEPT);
  await Promise.all(
    old.flatMap(({ file }) => [file, `${file}.map`]).map((file) => rm(join(folder, file), { force: true })),
  );
}

await buildServer();
