import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ name: basename(file), text: readFileSync(join(folder, 'src', file), 'utf8') }));
const tests = sources.filter(({ name }) => name.endsWith('.test.ts'));

const rules = [
  ...readFileSync(join(folder, 'docs/rules.md'), 'utf8').matchAll(
    /^\| (?<rule>[^|]+) \| (?<number>[\d.]+) \| `(?<file>[\w-]+\.ts):(?<constant>[\w.]+)` \| (?<title>[^|]+) \|$/gm,
  ),
].map(({ groups = {} }) => groups as Record<'rule' | 'number' | 'file' | 'constant' | 'title', string>);

/** The numbers with this name in the files of that name: `NAME`, or `NAME.field` of an object. */
function numbersOf(file: string, constant: string): number[] {
  const [name = '', field] = constant.split('.');
  const value = field === undefined ? '' : `\\{[^}]*\\b${field}: `;
  const declaration = new RegExp(`^(?:export )?const ${name} = ${value}([\\d._]+)`, 'm');
  return sources
    .filter((source) => source.name === file)
    .flatMap(({ text }) => declaration.exec(text)?.[1] ?? [])
    .map((digits) => Number(digits.replaceAll('_', '')));
}

/** The blocks that begin with a title. */
function groupsOf(title: string): string[] {
  return tests.flatMap(({ text }) =>
    [`describe('${title}', `, `describe("${title}", `].flatMap((start) =>
      text.includes(start) ? text.slice(text.indexOf(start)).split('\n});')[0]! : [],
    ),
  );
}

test('the table of numbers has every one of its rows in the form that is compared', () => {
  const document = readFileSync(join(folder, 'docs/rules.md'), 'utf8');
  expect(rules.length).toBeGreaterThan(0);
  expect(document.match(/^\| .*`.*$/gm)).toHaveLength(rules.length);
});

test.each(rules)('$constant of $file is $number, as the rules say', ({ file, constant, number }) => {
  expect(numbersOf(file, constant)).toEqual([Number(number)]);
});

test.each(rules)('$constant of $file has a test just inside the limit and one just outside', ({ title }) => {
  const groups = groupsOf(title);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toContain("test('just inside: ");
  expect(groups[0]).toContain("test('just outside: ");
});
