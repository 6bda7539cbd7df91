import { spawnSync } from 'node:child_process';

/** Debian's own: it has the library, which others need not have. */
export const PYTHON = '/usr/bin/python3';

const checks = {
  khal: ['khal', '--version'],
  vdirsyncer: ['vdirsyncer', '--version'],
  'python3-icalendar': [PYTHON, '-c', 'import icalendar'],
  promtool: ['promtool', '--version'],
} as const;
type Program = keyof typeof checks;

/** A test with programs of other people, most of which `.ci/run` installs. Where one is missing, its title says that it did not run. */
export function testWith(programs: readonly Program[], title: string, body: () => Promise<void>): void {
  const missing = programs.filter((program) => {
    const [command, ...options] = checks[program];
    return spawnSync(command, options).status !== 0;
  });
  if (missing.length === 0) test(title, body);
  else test(`did not run without ${missing.join(' and ')}: ${title}`, () => undefined);
}
