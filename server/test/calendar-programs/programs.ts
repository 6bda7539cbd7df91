import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PYTHON } from '../test-with';

const run = promisify(execFile);
/** A calendar on somebody's computer: vdirsyncer brings a feed to it, and khal shows it. */
export async function aCalendar(folder: string, url: string) {
  const items = join(folder, 'items');
  await mkdir(items, { recursive: true });
  const [sync, show] = [join(folder, 'vdirsyncer'), join(folder, 'khal')];
  await writeFile(
    sync,
    `[general]
status_path = "${folder}/status"
[pair keydate]
a = "feed"
b = "computer"
collections = null
[storage feed]
type = "http"
url = "${url}"
[storage computer]
type = "filesystem"
path = "${items}"
fileext = ".ics"
`,
  );
  await writeFile(
    show,
    `[calendars]
[[keydate]]
path = ${items}
readonly = True
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = America/Denver
default_timezone = America/Denver
[sqlite]
path = ${folder}/khal.db
`,
  );
  await run('vdirsyncer', ['-c', sync, 'discover']);
  return {
    /** Brings the feed, and returns the lines that the calendar shows in the 60 days from a day on. */
    async linesFrom(day: string): Promise<string[]> {
      await run('vdirsyncer', ['-c', sync, 'sync']);
      const options = ['list', day, '60d', '--day-format', '', '--format', '{start} {title} {status}'];
      const { stdout } = await run('khal', ['-c', show, ...options]);
      return stdout.split('\n').flatMap((line) => line.trim() || []);
    },
  };
}

export interface ReadEvent {
  uid: string;
  summary: string;
  status: string;
  /** A day, or an instant in UTC. */
  start: string;
}

const READ_EVENTS = `
import datetime, json, sys
from icalendar import Calendar
def start(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ')
    return value.isoformat()
events = [{'uid': str(e['UID']), 'summary': str(e['SUMMARY']), 'status': str(e.get('STATUS', '')), 'start': start(e.decoded('DTSTART'))}
  for e in Calendar.from_ical(sys.stdin.buffer.read()).walk('VEVENT')]
json.dump(events, sys.stdout)
`;

/** The events of a file, as Python's library reads them. */
export function readByPython(file: string): ReadEvent[] {
  const { stdout, status, stderr } = spawnSync(PYTHON, ['-c', READ_EVENTS], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReadEvent[];
}
