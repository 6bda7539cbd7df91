/** The rows of a document's table below a heading, without its head, each as its cells. */
export function rowsUnder(document: string, heading: string): string[][] {
  const [, after = ''] = document.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The words of a text in backticks that have the given form. */
export function quoted(text: string, form = /./): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words).filter((words) => form.test(words));
}
