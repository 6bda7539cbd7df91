import { findWords, readAvoidedWords } from './find-words';
import { readCodeProse, readMarkdownProse } from './read-prose';

const avoided = readAvoidedWords(`
## Words that the check refuses

| We do not write | The usual wording |
|---|---|
| \`stands\` | is |
| \`^Who\`, \`^Whether\` | begin with the noun |
`);

const wordsInCode = (source: string, file = 'a.ts') =>
  findWords(readCodeProse(file, source), avoided).map(({ line, word }) => `${line} ${word}`);

test('a comment with an avoided word is found at its line', () => {
  expect(wordsInCode('const a = 1;\n// It stands\n// alone.\n/**\n * @param a Whether it is.\n */\n')).toEqual([
    '2 stands',
    '5 ^Whether',
  ]);
});

test('a word is refused at the beginning of a sentence only, and not in a question', () => {
  expect(wordsInCode('// People who ask. Who leaves loses access.')).toEqual(['1 ^Who']);
  expect(wordsInCode('// Who may do it?')).toEqual([]);
});

test('code and quotes in a comment are not ours to reword', () => {
  expect(wordsInCode('// The cell says "it stands", as `stands()` does.')).toEqual([]);
});

test('strings count where they are shown: in copy.ts', () => {
  const source = "export const copy = { a: 'It stands.', b: (n: number) => `${n} stands` };";
  expect(wordsInCode(source)).toEqual([]);
  expect(wordsInCode(source, 'features/x/copy.ts')).toEqual(['1 stands', '1 stands']);
});

test('a label on screen may begin with any word, a sentence may not', () => {
  const source = "export const copy = { title: 'Who sees it', lede: 'Who sees it reads on.' };\n";
  expect(wordsInCode(source, 'features/x/copy.ts')).toEqual(['1 ^Who']);
});

test('paragraphs and cells of documents count, headings, column titles and code do not', () => {
  const document =
    '# Who may\n\nIt\nstands.\n\n| Who does | a |\n|---|---|\n| Who stands | `stands` |\n\n```\nstands\n```\n';
  const found = findWords(readMarkdownProse(document), avoided).map(({ line, word }) => `${line} ${word}`);
  expect(found).toEqual(['3 stands', '8 stands', '8 ^Who']);
});

test('a document without the list is an error, not a document without avoided words', () => {
  expect(() => readAvoidedWords('# Our English')).toThrow('no table');
});
