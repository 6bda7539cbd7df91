import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { readPackageJson } from '../package-json';
import { remoteNames, workspacePackages, workspaceRoot } from '../workspace';
import { quoted, rowsUnder } from './tables';
import { isDecision, readWorkspaceFile as read, workspaceFiles } from './workspace-files';

// A fact about documents is a title, all that it is about, and those of them that break it. A fact about nothing fails.
type Fact = readonly [title: string, all: readonly unknown[], broken: readonly unknown[]];

function fact<T>(title: string, all: readonly T[], isBroken: (one: T) => boolean): Fact {
  return [title, all, all.filter(isBroken)];
}

// a decision is not edited once it is taken, so that what it names may be gone by now
const files = workspaceFiles().filter((file) => !isDecision(file));
const documents = files.filter((file) => file.endsWith('.md')).map((document) => ({ document, text: read(document) }));
const isFile = (path: string) => existsSync(join(workspaceRoot, path));

/** A pattern's matches in texts, each with its file: the pattern's groups, or all of it where it has none. */
function found(texts: readonly { document: string; text: string }[], pattern: RegExp) {
  return texts.flatMap(({ document, text }) =>
    [...text.matchAll(pattern)].map(([whole, words = whole, more = '']) => ({ document, words, more })),
  );
}

// Names in documents

const scriptsIn = (file: string) =>
  Object.keys((JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts);
const scripts = scriptsIn('package.json');
/** The README of a kit names the commands of a squad's own repository, and those of the people who run Keydate. */
const scriptsFor = (document: string) =>
  document.includes('/kit/files/')
    ? [...scripts, ...scriptsIn('shared/tooling/src/new-remote/template-alone/package.json.template')]
    : scripts;
const names = new Set(files.map((file) => basename(file)));
const prose = documents.map(({ text }) => text).join('\n');
const wire = files
  .filter((file) => file.startsWith('shared/contracts/src/'))
  .map(read)
  .join('\n');
const quotedIn = (form: RegExp) =>
  documents.flatMap(({ document, text }) => quoted(text, form).map((words) => ({ document, words })));
/** Made by a build, or sent by a call. */
const isNoFile = (path: string) => /^(\.|(node_modules\/.cache|dist)\/)/.test(path) || wire.includes(path);

/** A path starts at the root, at the document's package, or, where it is about every remote, at one of them. */
function isThere({ document, words }: { document: string; words: string }): boolean {
  const packages = workspacePackages().filter((name) => document.startsWith(`${name}/`));
  return ['.', dirname(document), ...packages, 'remote-transactions']
    .flatMap((place) => [place, join(place, 'src'), join(place, 'src/features')])
    .some((place) => ['', '.ts', '.tsx', '.md'].some((extension) => isFile(join(place, `${words}${extension}`))));
}

/** True if a request such as '@keydate/ui/overlays' names a package of ours or of the catalog. */
function isPackage(request: string): boolean {
  const [scope, name] = request.split('/');
  const folders = [...workspacePackages(), 'shared/tooling/src/kit/files'];
  const ours = folders.map((folder) => readPackageJson(join(workspaceRoot, folder)).name);
  return ours.includes(`${scope}/${name}`) || read('pnpm-workspace.yaml').includes(`"${scope}/${name}"`);
}

const headings = (document: string) => [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
const code = files.map((file) => ({ document: file, text: read(file) }));
const every = workspaceFiles();
const SPEC = 'docs/spec.md';
// a citation may run over the lines of a comment
const citing = code
  .filter(({ document }) => document !== SPEC && document !== 'shared/tooling/src/verify/docs.test.ts')
  .map(({ document, text }) => ({ document, text: text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ') }));

const naming: Fact[] = [
  fact(
    'a path in backticks exists',
    quotedIn(/^[\w.-]+(\/[\w.-]+)+\/?$/).filter(({ words }) => !isNoFile(words)),
    (path) => !isThere(path),
  ),
  fact('a package in backticks exists', quotedIn(/^@[\w-]+(\/[\w.-]+)+$/), ({ words }) => !isPackage(words)),
  fact('a file in backticks exists', quotedIn(/^\w[\w.-]*\.(tsx?|mjs|cjs)$/), ({ words }) => !names.has(words)),
  fact(
    'a link leads to a file',
    found(documents, /\]\(([^)#:]+)\)/g),
    ({ document, words }) => !isFile(join(dirname(document), words)),
  ),
  fact(
    'a command can be run',
    found(documents, /npm run ([\w:-]+)/g),
    ({ document, words }) => !scriptsFor(document).includes(words),
  ),
  fact(
    'every script of package.json is in a document',
    scripts,
    (script) => !new RegExp(`npm (run )?${script}\\b`).test(prose),
  ),
  fact(
    'a document that is cited exists, a decision by its number too',
    found(code, /\b(?:docs\/(?:decisions\/\d{4}[\w-]*(?:\.md)?|[\w-]+\.md)|server\/(?:[\w-]+\/)*README\.md)/g),
    ({ words }) => !every.some((file) => file.startsWith(words)),
  ),
  fact(
    'a heading that is cited is in the document',
    found(citing, /\b(docs\/[\w-]+\.md|server\/(?:[\w-]+\/)*README\.md), ([A-Z][^).;:*]*)/g),
    ({ words, more }) => !isFile(words) || !headings(words).some((heading) => more.startsWith(heading)),
  ),
  fact(
    'docs/rules.md lists every heading of the rules',
    documents
      .filter(({ text }) => text.includes('\n## Rules\n'))
      .map(({ document, text }) => ({ document, rules: text.split('\n## Rules\n')[1] ?? '' })),
    ({ document, rules }) => {
      const titles = [...rules.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
      return !read('docs/rules.md').includes(`](../${document}#rules) | ${titles.join(', ')} |`);
    },
  ),
];

// Citations of the specification

/** Of each section its number, and the headings below it that have none, as 'Sign-in' below 5. */
const sections = new Map<string, string[]>();
for (const heading of headings(SPEC).slice(1)) {
  const [, number] = /^(\d+(?:\.\d+)?)\.? /.exec(heading) ?? [];
  if (number === undefined) [...sections.values()].at(-1)?.push(heading);
  else sections.set(number, []);
}

const citations: Fact[] = [
  fact(
    'a citation is written `spec § 4.4`, and several as `spec § 2.6, § 9`',
    found(citing, /\b(?=(spec\W{0,2}§.{0,30}))/gi),
    ({ words }) => {
      const rest = words.replace(/^spec § \d+(\.\d+)?(, § \d+(\.\d+)?)*/i, '');
      return rest === words || /^(\.\d|[–-]\d|,? (and )?§|,? (and )?\d)/.test(rest);
    },
  ),
  fact(
    'every section that is cited exists',
    found(citing, /\bspec (§ \d+(?:\.\d+)?(?:, § \d+(?:\.\d+)?)*)/gi),
    ({ words }) => words.split(', ').some((section) => !sections.has(section.replace('§ ', ''))),
  ),
  fact(
    'every part that is cited by its name, as `spec § 5, Sign-in`, is a heading of that section',
    found(citing, /\b[Ss]pec § (\d+(?:\.\d+)?), ([A-Z][^).;:*]*)/g),
    ({ words, more }) => !sections.get(words)?.some((heading) => more.startsWith(heading)),
  ),
];

// Decisions

const FORM =
  /^# (?<number>\d+)\. \S.*\n\nDate: (?<date>\d{4}-\d\d-\d\d)\nStatus: (?:Accepted|Superseded by (?<successor>\d+))\n\n\*\*Context\.\*\* \S[^]*\n\n\*\*Decision\.\*\* \S[^]*\n\n\*\*Consequences\.\*\* \S/;
const records = every
  .filter(isDecision)
  .sort()
  .map((file, index) => {
    const { number, date = '', successor } = FORM.exec(read(file))?.groups ?? {};
    return { name: basename(file), index, number: Number(number), date, successor: Number(successor ?? Infinity) };
  });

const decisions: Fact[] = [
  fact(
    'a decision says context, decision and consequences, and has its number from 1 without a gap',
    records,
    (one) => {
      return one.number !== one.index + 1 || one.name.slice(0, 4) !== String(one.number).padStart(4, '0');
    },
  ),
  fact('decisions have dates in their order', records, ({ date, index }) => {
    return Number.isNaN(Date.parse(date)) || date < (records[index - 1]?.date ?? '');
  }),
  fact(
    'a superseded decision names a later one',
    records.filter(({ successor }) => successor !== Infinity),
    ({ number, successor }) => successor <= number || successor > records.length,
  ),
];

// Users' expectations: docs/ux-checklist.md

const checklist = read('docs/ux-checklist.md');
const points = found(
  [{ document: 'docs/ux-checklist.md', text: checklist }],
  /^\| (?!Expected)(?:.+?) \| (done|partly|no) \| (.+) \|$/gm,
);

const expectations: Fact[] = [
  fact(
    'each point of the checklist is done, partly done or not done',
    checklist.match(/^\| (?!Expected).*/gm) ?? [],
    (row) => {
      return !/ \| (done|partly|no) \| .+ \|$/.test(row);
    },
  ),
  fact(
    'a point that is done names tests that exist',
    points.filter(({ words }) => words === 'done'),
    ({ more }) => {
      const tests = quoted(more, /^[\w./-]+$/).filter((path) => /\/.*\.test\.tsx?$|^e2e\/specs\//.test(path));
      return tests.length === 0 || !tests.every(isFile);
    },
  ),
  fact(
    'a point that is not done says why',
    points.filter(({ words }) => words !== 'done'),
    ({ more }) => !/\w+ \w+.*\./.test(more),
  ),
];

// Screens and their checks: docs/accessibility.md

const accessibility = read('docs/accessibility.md');
const screens = rowsUnder(accessibility, 'Screens and checks').map(
  ([screen = '', place = '', axe = '', title = '', keyboard = '']) => ({
    screen,
    place: place.replaceAll('`', ''),
    axe,
    title,
    keyboard,
  }),
);
const looks = rowsUnder(accessibility, 'Looked at');
const looked = looks.flatMap(([names = '']) => names.split(', '));
const cards = remoteNames().map((name) => remoteCard.parse(JSON.parse(read(`remote-${name}/remote.json`))));
const pages = cards.flatMap((card) => Object.values(card.pages));
/** The host's own displays: a page, and two notices. */
const HOST = ['/platform', 'override-banner.tsx', 'new-version.tsx'];
const places = [...pages.map(({ path }) => path), ...cards.flatMap(({ slots }) => slots), ...HOST];
/** Evidence in place of a spec, where there is nothing to test. */
const NO_TITLE = ['in the frame', 'a dialog', 'a notice above the page'];
const NO_KEYBOARD = ['text only', 'one button', 'two buttons', 'a count, in the link’s name'];

/** A spec has a title whole, or next to the steps that lead to its page, or it opens all pages of an audience. */
function isTitleTested({ place, title }: { place: string; title: string }): boolean {
  const specs = quoted(title).map(read).join('\n');
  const { title: words, audiences } = pages.find(({ path }) => path === place)!;
  const written = [`${words} · Keydate`, `, '${words}']`, ` · ${words}']`];
  return [...written, ...audiences.map((audience) => `pagesFor('${audience}'`)].some((each) => specs.includes(each));
}

const isChecked = (cell: string, reasons: readonly string[] = []) =>
  (quoted(cell).length > 0 && quoted(cell).every(isFile)) || reasons.includes(cell);

const screenFacts: Fact[] = [
  // a visitor's home and a member's have the same address
  fact('each page and slot, and what the host shows, has a row', places, (place) => {
    return screens.filter((row) => row.place === place).length !== places.filter((one) => one === place).length;
  }),
  fact('no row is of anything else', screens, ({ place }) => !places.includes(place)),
  fact('each check names specs that exist, or a reason why there is nothing to test', screens, (row) => {
    return !isChecked(row.axe) || !isChecked(row.title, NO_TITLE) || !isChecked(row.keyboard, NO_KEYBOARD);
  }),
  fact(
    'each page is among the worlds that axe looks at, and a spec that opens it tests its title',
    screens.filter(({ place }) => pages.some(({ path }) => path === place)),
    (row) => !row.axe.includes('`e2e/specs/worlds`') || !isTitleTested(row),
  ),
  fact(
    'the spec of what the host shows looks at it as at worlds',
    screens.filter(({ place }) => HOST.includes(place)),
    ({ axe }) => !read(quoted(axe)[0] ?? '').includes('expectGoodLooksOfHost(page)'),
  ),
  fact('each screen was looked at', screens, ({ screen }) => !looked.includes(screen)),
  fact('each row says what came of the look', looks, (row) => {
    return row.some((cell) => cell === '' || cell.includes('not looked at'));
  }),
];

describe.each([
  ['documents', naming],
  ['citations of the specification', citations],
  ['decisions', decisions],
  ['docs/ux-checklist.md', expectations],
  ['docs/accessibility.md', screenFacts],
])('%s', (_what, facts) => {
  test.each(facts)('%s', (_title, all, broken) => {
    expect(all.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
});
