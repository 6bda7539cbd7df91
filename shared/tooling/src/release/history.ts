import { parseArgs } from 'node:util';
import { historyPage, type HistoryEvent } from '@keydate/contracts/releases/history';
import { runCommand } from '../terminal/run-command';
import { askPlatform, type Platform } from './platform-api';
import { platformAt } from './platform-at';
import { refuseMore } from './platform-options';

const USAGE = 'npm run release:history -- [<remote>] [--json] --to <origin>';

// npm run release:history: the newest changes of what is live and of tokens, and refused ones; with --json all of them, one on a line.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, json: { type: 'boolean' } },
  });
  refuseMore(positionals, 1, USAGE);
  if (!values.to) throw new Error(`Name the server that has the history: ${USAGE}.`);
  const platform = await platformAt(values.to);
  if (!values.json) return (await pageOf(platform, positionals[0])).events.map(lineOf).join('\n');
  const lines: string[] = [];
  for await (const event of allEvents(platform, positionals[0])) lines.push(JSON.stringify(event));
  return lines.join('\n');
});

async function* allEvents(platform: Platform, name: string | undefined): AsyncGenerator<HistoryEvent> {
  let page = await pageOf(platform, name);
  yield* page.events;
  while (page.next !== null) {
    page = await pageOf(platform, name, page.next);
    yield* page.events;
  }
}

function pageOf(platform: Platform, name: string | undefined, before?: string) {
  const query = new URLSearchParams({ ...(name && { name }), ...(before && { before }) }).toString();
  return askPlatform(platform, `/history${query && `?${query}`}`, historyPage);
}

function lineOf({ at, action, name, release, by, commit, reason }: HistoryEvent): string {
  const what = [at, action, name, release].filter(Boolean).join(' ');
  return `${what} by ${by}${commit === null ? '' : `, commit ${commit}`}${reason === null ? '' : `: ${reason}`}`;
}
