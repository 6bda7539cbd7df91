import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspaceRoot } from '../workspace';

const suffix = '.template';

/**
 * Writes the files of a template, each without its suffix `.template`, with `{{word}}` replaced in names and content, and
 * formatted as the checks expect it.
 * @param template absolute path of the template's folder
 * @param target absolute path of the folder that gets the files
 * @param words by their name: `{ noun: 'tag' }`
 */
export async function fillTemplate(template: string, target: string, words: Record<string, string>): Promise<void> {
  const fill = (text: string) =>
    Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`{{${name}}}`, word), text);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => name.endsWith(suffix)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const path = join(target, fill(relative(template, file)).replace(suffix, ''));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await formatted(path, fill(await readFile(file, 'utf8'))));
    }),
  );
}

/** A long word makes longer lines than the template has. Prose and settings have no lines to lay out (.prettierignore). */
async function formatted(path: string, text: string): Promise<string> {
  if (!/\.(tsx?|mjs|json)$/.test(path)) return text;
  const config = await resolveConfig(join(workspaceRoot, 'package.json'));
  return format(text, { ...config, filepath: path });
}

/** 'reports' becomes 'Reports'. */
export function capitalized(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase());
}
