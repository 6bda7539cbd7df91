import { announce } from './announce';

type Given = [mode: 'demo' | 'production', publicOrigin: string, listening: string, trustedProxies?: number];

function saidOf(...[mode, publicOrigin, listening, trustedProxies = 0]: Given): string {
  const lines: string[] = [];
  announce({ mode, roles: new Set(['web']), publicOrigin, trustedProxies }, listening, (line) => lines.push(line));
  return lines.join('\n');
}

test('the demo says where it is, how to get in and where its mails are', () => {
  const said = saidOf('demo', 'http://localhost:3000', 'http://127.0.0.1:3000');
  for (const words of [
    'Keydate is ready at http://localhost:3000\n',
    'realtor@demo.keydate.example',
    'http://localhost:3000/dev/inbox',
  ]) {
    expect(said).toContain(words);
  }
});

test('behind a proxy the demo names no inbox, for it is closed there', () => {
  expect(saidOf('demo', 'https://try.example', 'http://127.0.0.1:3000', 1)).not.toContain('/dev/inbox');
});

test('where any free port was asked for, the one that was found is said', () => {
  expect(saidOf('demo', 'http://localhost:0', 'http://127.0.0.1:40713')).toContain(
    'Keydate is ready at http://localhost:40713\n',
  );
});

test('production says where people reach it, whatever it listens at, and nothing of the demo', () => {
  expect(saidOf('production', 'https://keydate.example', 'http://0.0.0.0:8080')).toBe(
    '\nKeydate is ready at https://keydate.example',
  );
});

test('a process that serves no people says what it does, and where its health is', () => {
  const lines: string[] = [];
  const settings = { mode: 'production', publicOrigin: 'https://keydate.example', trustedProxies: 1 } as const;
  announce({ ...settings, roles: new Set(['jobs', 'scan']) }, 'http://127.0.0.1:3002', (line) => lines.push(line));
  expect(lines).toEqual(['\nKeydate is ready for jobs and scan. Its health is at http://127.0.0.1:3002/health/ready']);
});
