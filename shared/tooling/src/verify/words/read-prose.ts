import { parseSync } from 'oxc-parser';

/** One comment, paragraph, table cell or string, on one line and without code or quotes. */
export interface Prose {
  /** The first line of it in its file, from 1. */
  line: number;
  text: string;
  /** True for a string on screen without a full stop: a title, a button, or a part of a sentence. */
  isLabel?: boolean;
}

/** The prose of a TypeScript or JavaScript file: its comments, and in a `copy.ts` its strings too. */
export function readCodeProse(file: string, source: string): Prose[] {
  const { comments, program } = parseSync(file, source);
  const lineAt = lineCounter(source);
  const strings = file.endsWith('/copy.ts') ? stringsIn(program) : [];
  const remarks = joinLineComments(source, comments).flatMap(({ start, value }) => splitTags(value, lineAt(start)));
  const shown = strings.map(({ start, value }) => ({
    line: lineAt(start),
    text: value,
    isLabel: !value.endsWith('.'),
  }));
  return [...remarks, ...shown].map(withoutQuotes);
}

/** The prose of a Markdown document: paragraphs, items and cells, without headings, column titles and fenced code. */
export function readMarkdownProse(source: string): Prose[] {
  const lines = source.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blankLines).split('\n');
  const found: Prose[] = [];
  let paragraph: Prose | undefined;
  lines.forEach((content, index) => {
    const line = index + 1;
    const isTable = content.startsWith('|');
    const startsAgain = isTable || /^\s*([-*]|\d+\.) |^#|^\s*$/.test(content);
    if (startsAgain) paragraph = undefined;
    if (content.trim() === '' || content.startsWith('#')) return;
    if (isTable) {
      const isColumnTitles = /^\|[\s:|-]+$/.test(lines[index + 1] ?? '');
      if (!isColumnTitles) found.push(...content.split('|').map((cell) => ({ line, text: cell.trim() })));
      return;
    }
    if (paragraph) paragraph.text += ` ${content.trim()}`;
    else found.push((paragraph = { line, text: content.replace(/^\s*([-*]|\d+\.) /, '').trim() }));
  });
  return found.map(withoutQuotes).filter(({ text }) => text !== '');
}

const blankLines = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** Code and quotes are not ours to reword: each becomes `…`. */
function withoutQuotes({ text, ...prose }: Prose): Prose {
  const own = text
    .replaceAll(/``.+?``|`[^`]*`/g, '…')
    .replaceAll(/"[^"]*"|“[^”]*”/g, '…')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return { ...prose, text: own.replaceAll(/\s+/g, ' ').trim() };
}

interface Located {
  start: number;
  end: number;
  value: string;
}

/** Line comments directly below each other are one text. */
function joinLineComments(source: string, comments: readonly (Located & { type: string })[]): Located[] {
  const joined: (Located & { type: string })[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const continues =
      last?.type === 'Line' && comment.type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, comment.start));
    if (continues) Object.assign(last, { value: `${last.value}\n${comment.value}`, end: comment.end });
    else joined.push({ ...comment });
  }
  return joined;
}

/** The parts of a comment: its text, and that of each tag without the tag and the parameter's name. */
function splitTags(comment: string, line: number): Prose[] {
  const text = comment.replaceAll(/^[ \t]*\*+ ?/gm, '');
  const parts = text.split(/(?=^\s*@\w+|\s@(?:param|returns|throws)\b)/m);
  let at = line;
  return parts.map((part) => {
    const prose = { line: at, text: part.replace(/^\s*@param\s+\S+|^\s*@\w+/, '').trim() };
    at += part.split('\n').length - 1;
    return prose;
  });
}

/** All strings of a syntax tree but the names of imported modules, with the fixed parts of templates. */
function stringsIn(tree: unknown): Located[] {
  if (Array.isArray(tree)) return tree.flatMap(stringsIn);
  if (!isNode(tree) || tree.type === 'ImportDeclaration') return [];
  const { type, start, end, value } = tree;
  if (type === 'Literal' && typeof value === 'string') return [{ start, end, value }];
  if (type === 'TemplateElement' && isNode(value)) return [{ start, end, value: String(value.cooked) }];
  return Object.values(tree).flatMap(stringsIn);
}

function isNode(tree: unknown): tree is Record<string, unknown> & { start: number; end: number } {
  return typeof tree === 'object' && tree !== null;
}

/** @returns the line, from 1, of a place in a text; places must come in any order */
function lineCounter(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
