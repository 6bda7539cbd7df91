import { isDecision, readWorkspaceFile, workspaceFiles } from '../workspace-files';
import { findWords, readAvoidedWords } from './find-words';
import { readCodeProse, readMarkdownProse } from './read-prose';

// npm run words [-- folder…]: fails on words in comments, documents and on-screen text that docs/english.md lists.
const folders = process.argv.slice(2);
const avoided = readAvoidedWords(readWorkspaceFile('docs/english.md'));
const files = workspaceFiles().filter(
  (file) =>
    !isDecision(file) &&
    file !== 'docs/spec.md' &&
    file !== 'docs/english.md' &&
    (folders.length === 0 || folders.some((folder) => file.startsWith(folder))),
);

let found = 0;
for (const file of files) {
  const source = readWorkspaceFile(file);
  const prose = file.endsWith('.md') ? readMarkdownProse(source) : readCodeProse(file, source);
  for (const { line, word, instead, sentence } of findWords(prose, avoided)) {
    found += 1;
    console.error(`${file}:${line}  ${word} → ${instead}\n    ${sentence}`);
  }
}
if (found > 0)
  console.error(`${found} ${found === 1 ? 'place uses a word' : 'places use words'} that docs/english.md lists.`);
process.exitCode = found === 0 ? 0 : 1;
