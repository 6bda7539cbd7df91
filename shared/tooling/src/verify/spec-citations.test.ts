import { isDecision, readWorkspaceFile, workspaceFiles } from './workspace-files';

const SPEC = 'docs/spec.md';
const THIS = 'shared/tooling/src/verify/spec-citations.test.ts';

/** A citation may run over the lines of a comment. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

const texts = workspaceFiles()
  .filter((file) => ![SPEC, THIS].includes(file) && !isDecision(file))
  .map((file) => ({ file, text: inOneLine(readWorkspaceFile(file)) }));

/** Of each section its number, and the headings below it that have none, as 'Sign-in' below 5. */
function sectionsOf(document: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let names: string[] = [];
  for (const [, heading = ''] of document.matchAll(/^#{2,} (.+)$/gm)) {
    const [, number] = /^(\d+(?:\.\d+)?)\.? /.exec(heading) ?? [];
    if (number === undefined) names.push(heading);
    else sections.set(number, (names = []));
  }
  return sections;
}

/** Whether a text begins with citations in the one form, and goes on with none in another. */
function hasTheForm(words: string): boolean {
  const rest = words.replace(/^spec § \d+(\.\d+)?(, § \d+(\.\d+)?)*/i, '');
  return rest !== words && !/^(\.\d|[–-]\d|,? (and )?§|,? (and )?\d)/.test(rest);
}

const sections = sectionsOf(readWorkspaceFile(SPEC));

test('a citation of the specification is written `spec § 4.4`, and several as `spec § 2.6, § 9`', () => {
  const citations = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?=(spec\W{0,2}§.{0,30}))/gi)].map(([, words = '']) => ({ file, words })),
  );
  expect(citations.length).toBeGreaterThan(200);
  expect(citations.filter(({ words }) => !hasTheForm(words))).toEqual([]);
});

test('every section that is cited exists in docs/spec.md', () => {
  const cited = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bspec (§ \d+(?:\.\d+)?(?:, § \d+(?:\.\d+)?)*)/gi)].flatMap(([, list = '']) =>
      list.split(', ').map((section) => ({ file, section: section.replace('§ ', '') })),
    ),
  );
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

test('every part that is cited by its name, as `spec § 5, Sign-in`, is a heading of that section', () => {
  const cited = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[Ss]pec § (\d+(?:\.\d+)?), ([A-Z][^).;:*]*)/g)].map(([, section = '', words = '']) => ({
      file,
      section,
      words,
    })),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(
    cited.filter(({ section, words }) => !sections.get(section)?.some((heading) => words.startsWith(heading))),
  ).toEqual([]);
});
