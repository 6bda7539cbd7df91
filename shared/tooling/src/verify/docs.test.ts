import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPackageJson } from '../package-json';
import { workspacePackages, workspaceRoot } from '../workspace';
import { isDecision, readWorkspaceFile as read, workspaceFiles } from './workspace-files';

// a decision is not edited once it is taken, so that what it names may be gone by now
const files = workspaceFiles().filter((file) => !isDecision(file));
const documents = files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)] as const);
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const wire = files
  .filter((file) => file.startsWith('shared/contracts/src/'))
  .map(read)
  .join('\n');

/** The words of a text in backticks that have the given form. */
function quoted(text: string, form: RegExp): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words).filter((words) => form.test(words));
}

/** A checkout without a build lacks it. */
function isMadeByBuilds(path: string): boolean {
  return /^(node_modules\/.cache|dist)\//.test(path);
}

/** A path starts at the root, at the document's package, or, where it is about every remote, at one of them. */
function isThere(document: string, path: string): boolean {
  const folder = join(workspaceRoot, dirname(document));
  const packages = workspacePackages().filter(
    (name) => document.startsWith(`${name}/`) || name === 'remote-transactions',
  );
  const places = [workspaceRoot, folder, ...packages.map((name) => join(workspaceRoot, name))].flatMap((place) => [
    place,
    join(place, 'src'),
    join(place, 'src/features'),
  ]);
  return places.some((place) =>
    ['', '.ts', '.tsx', '.md'].some((extension) => existsSync(join(place, `${path}${extension}`))),
  );
}

/** Whether a request such as '@keydate/ui/overlays' names a package of ours or of the catalog. */
function isPackage(request: string): boolean {
  const [scope, name] = request.split('/');
  const ours = workspacePackages().map((folder) => readPackageJson(join(workspaceRoot, folder)).name);
  return ours.includes(`${scope}/${name}`) || read('pnpm-workspace.yaml').includes(`"${scope}/${name}"`);
}

test.each(documents)('%s names paths and packages that exist', (document, text) => {
  const paths = quoted(text, /^[\w.-]+(\/[\w.-]+)+\/?$/).filter(
    (path) => !path.startsWith('./') && !isMadeByBuilds(path) && !wire.includes(path),
  );
  expect(paths.filter((path) => !isThere(document, path))).toEqual([]);
  expect(quoted(text, /^@[\w-]+(\/[\w.-]+)+$/).filter((request) => !isPackage(request))).toEqual([]);
});

test.each(documents)('%s names files that exist', (_document, text) => {
  const known = new Set(files.map((file) => basename(file)));
  expect(quoted(text, /^\w[\w.-]*\.(tsx?|mjs|cjs)$/).filter((name) => !known.has(name))).toEqual([]);
});

test.each(documents)('%s links to files that exist', (document, text) => {
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, address = '']) => address);
  expect(links.filter((address) => !existsSync(join(workspaceRoot, dirname(document), address)))).toEqual([]);
});

test.each(documents)('%s names commands that can be run', (_document, text) => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});

test('a document that is cited exists, a decision by its number too', () => {
  const all = workspaceFiles();
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/(?:decisions\/\d{4}[\w-]*(?:\.md)?|[\w-]+\.md)/g)].map(([path]) => ({
      file,
      path,
    })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ path }) => !all.some((file) => file.startsWith(path)))).toEqual([]);
});

test('a heading that is cited is in the document', () => {
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/(docs\/[\w-]+\.md), ([A-Z][^).;:\n*]*)/g)].map(([, document = '', words = '']) => ({
      file,
      document,
      words,
    })),
  );
  const headings = (document: string) => [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  expect(cited.length).toBeGreaterThan(20);
  expect(
    cited.filter(({ document, words }) => !headings(document).some((heading) => words.startsWith(heading))),
  ).toEqual([]);
});

test('every script of package.json is in a document', () => {
  const all = documents.map(([, text]) => text).join('\n');
  expect(scripts.filter((script) => !new RegExp(`npm (run )?${script}\\b`).test(all))).toEqual([]);
});
