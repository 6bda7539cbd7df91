import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard, type Audience } from '@keydate/contracts/registry';
import { remoteNames, workspaceRoot } from '@keydate/tooling/workspace';

/** An address of a page with an id that nothing has. */
const NO_ID = '7';

const pages = remoteNames().flatMap((name) => {
  const card = remoteCard.parse(JSON.parse(readFileSync(join(workspaceRoot, `remote-${name}/remote.json`), 'utf8')));
  return Object.values(card.pages);
});

/**
 * The pages of an audience, as the cards of the remotes have them.
 * @param id replaces the id of an address that has one
 */
export function pagesFor(audience: Audience, id = NO_ID): { path: string; title: string }[] {
  return pages
    .filter(({ audiences }) => audiences.includes(audience))
    .map(({ path, title }) => ({ path: path.replace(/:\w+/, id), title }));
}

/** The addresses of all pages that are closed to an audience. */
export function pathsClosedTo(audience: Audience): string[] {
  const open = pagesFor(audience).map(({ path }) => path);
  const paths = new Set(pages.map(({ path }) => path.replace(/:\w+/, NO_ID)));
  return [...paths].filter((path) => !open.includes(path));
}
