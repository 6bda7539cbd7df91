import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const suffix = '.template';

/**
 * Writes the files of a template, each without its suffix `.template`, with `{{word}}` replaced in names and content.
 * @param template absolute path of the template's folder
 * @param target absolute path of the folder that gets the files
 * @param words by their name: `{ noun: 'tag' }`
 * @returns absolute paths of the written files
 */
export async function fillTemplate(template: string, target: string, words: Record<string, string>): Promise<string[]> {
  const fill = (text: string) =>
    Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`{{${name}}}`, word), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => name.endsWith(suffix)).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const path = join(target, fill(relative(template, file)).replace(suffix, ''));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, fill(await readFile(file, 'utf8')));
      return path;
    }),
  );
}

/** 'reports' becomes 'Reports'. */
export function capitalized(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase());
}
