import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { remoteNames, workspaceRoot } from '../workspace';
import { readWorkspaceFile } from './workspace-files';

const document = readWorkspaceFile('docs/accessibility.md');

/** The cells of each row below the head of the table under this heading. */
function rowsUnder(heading: string): string[][] {
  const [, after = ''] = document.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const rows = rowsUnder('Screens and checks').map(([screen = '', place = '', axe = '', title = '', keyboard = '']) => ({
  screen,
  place: place.replaceAll('`', ''),
  axe,
  title,
  keyboard,
}));
const looks = rowsUnder('Looked at');

const cards = remoteNames().map((name) =>
  remoteCard.parse(JSON.parse(readWorkspaceFile(`remote-${name}/remote.json`))),
);
const pages = cards.flatMap((card) => Object.values(card.pages));
/** What the host shows by itself: a page, and two notices. */
const HOST = ['/platform', 'override-banner.tsx', 'new-version.tsx'];
const isPage = (place: string) => pages.some(({ path }) => path === place);

/** What may take the place of a spec, where there is nothing to test. */
const REASONS = {
  title: ['in the frame', 'a dialog', 'a notice above the page'],
  keyboard: ['text only', 'one button', 'two buttons', 'a count, in the link’s name'],
};

/** The files that a cell names. */
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('the table of docs/accessibility.md has a row for each page and each slot, for what the host shows, and for nothing else', () => {
  const places = [...pages.map(({ path }) => path), ...cards.flatMap(({ slots }) => slots), ...HOST];
  expect(rows.map(({ place }) => place).toSorted()).toEqual(places.toSorted());
});

test('each cell of a check names specs that exist, or one of the few reasons why there is nothing to test', () => {
  for (const { screen, axe, title, keyboard } of rows) {
    for (const [cell, reasons] of [
      [axe, []],
      [title, REASONS.title],
      [keyboard, REASONS.keyboard],
    ] as const) {
      const files = filesIn(cell);
      expect({ screen, cell, isSaid: files.length > 0 || reasons.some((reason) => reason === cell) }).toEqual({
        screen,
        cell,
        isSaid: true,
      });
      expect(files.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
    }
  }
});

// a spec has a title whole, or beside what leads to its page, perhaps after the name of what the page shows
test('each page is among the worlds that axe looks at, and its title is tested by a spec that opens it', () => {
  for (const { screen, place, axe, title } of rows.filter((row) => isPage(row.place))) {
    expect({ screen, axe }).toEqual({ screen, axe: expect.stringContaining('`e2e/specs/worlds`') as string });
    const words = pages.find(({ path }) => path === place)!.title;
    const specs = filesIn(title).map(readWorkspaceFile).join('\n');
    const written = [`${words} · Keydate`, `, '${words}']`, ` · ${words}']`];
    expect({ screen, isTitled: written.some((each) => specs.includes(each)) }).toEqual({ screen, isTitled: true });
  }
});

test('what the host shows by itself is looked at by the spec of its row, as worlds are', () => {
  for (const { screen, axe } of rows.filter(({ place }) => HOST.includes(place))) {
    const [spec = ''] = filesIn(axe);
    expect({ screen, isLookedAt: readWorkspaceFile(spec).includes('expectGoodLooksOfHost(page)') }).toEqual({
      screen,
      isLookedAt: true,
    });
  }
});

test('each screen was looked at in every way, and each row says what came of it', () => {
  expect(looks.flatMap(([screens = '']) => screens.split(', ')).toSorted()).toEqual(
    rows.map(({ screen }) => screen).toSorted(),
  );
  for (const row of looks) expect(row.filter((cell) => cell === '' || cell.includes('not looked at'))).toEqual([]);
});
