import type { PlatformHealth } from '@keydate/contracts/releases/health';
import type { LiveRelease, Removals } from '@keydate/contracts/releases/upload';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, heading, startShell } from '../../test/shell/a-shell';

const settings: LiveRelease = {
  name: 'settings',
  release: '1a2b3c4d5e6f',
  released: { by: 'CI of settings', at: '2026-11-20T15:30:00.000Z', commit: 'abc1234' },
  previous: ['000000000000'],
  address: '/remotes/settings/1a2b3c4d5e6f/entry.js',
  bytes: 61_200,
};
const host: LiveRelease = { name: 'host', release: 'h1', previous: [] };
const anError = (message: string): PlatformHealth['errors'][number] => ({
  remote: 'settings',
  release: settings.release,
  owner: 'Squad Settings',
  phase: 'run',
  message,
  count: 3,
  lastAt: '2026-11-23T09:00:00.000Z',
  traceId: '0123456789ab',
  places: ['src/pages/setting.tsx:12'],
});
const healthy: PlatformHealth = {
  loads: [{ remote: 'settings', release: settings.release, count: 120, p50: 210, p75: 340, p95: 900 }],
  failures: [{ remote: 'settings', count: 7, codes: ['#418', '#RUNTIME-008'] }],
  errors: [],
};

interface Answers {
  releases?: unknown;
  removals?: { status: number; body: unknown };
  health?: unknown;
  status?: number;
  rollback?: { status: number; body: unknown };
  /** By the event before. */
  history?: Record<string, unknown>;
}

let answers: Answers;
/** The changes that were asked for. */
let asked: unknown[];
beforeEach(() => {
  asked = [];
  answers = { releases: [host, settings], health: healthy };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/platform/history')
      return Response.json(answers.history?.[searchParams.get('before') ?? ''] ?? {}, {
        status: answers.history ? 200 : 500,
      });
    if (request.method === 'POST' && pathname.startsWith('/api/platform/releases/')) {
      asked.push([pathname, await request.json()]);
      const { status, body } = answers.rollback ?? { status: 200, body: { name: 'settings', release: '000000000000' } };
      return Response.json(body, { status });
    }
    if (answers.status !== undefined)
      return Response.json({ status: answers.status, message: 'No.', code: 'FORBIDDEN' }, { status: answers.status });
    if (pathname === '/api/platform/removals') {
      const { status, body } = answers.removals ?? { status: 200, body: {} };
      return Response.json(body, { status });
    }
    return Response.json(pathname === '/api/platform/health' ? answers.health : answers.releases);
  });
});

const card = (name: string) => screen.findByRole('article', { name });

test('an operator sees what is live, since when, by whom, from which commit, and how fast it loads', async () => {
  startShell('/platform', ana);

  await heading('Platform');
  expect(document.title).toBe('Platform · Keydate');
  const words = (await card('settings')).textContent;
  for (const fact of [
    '1a2b3c4d5e6f',
    'Nov 20, 2026',
    'CI of settings',
    'abc1234',
    '210 · 340 · 900 ms',
    '120 loads',
    '/remotes/settings/1a2b3c4d5e6f/entry.js',
    '62 kB',
    '7 · #418 · #RUNTIME-008',
  ])
    expect(words).toContain(fact);
  expect(await card('host')).toHaveTextContent('Installed with the server');
  expect(within(await card('host')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('No errors in the last 24 hours')).toBeVisible();
});

test('of a release that is live again, the page says since when, who rolled back and why, and who released it', async () => {
  const madeLive = { action: 'rollback', by: 'June Park', at: '2026-11-24T15:30:00.000Z', reason: 'Prices are wrong' };
  answers.releases = [host, { ...settings, madeLive }];
  startShell('/platform', ana);
  await heading('Platform');
  const words = (await card('settings')).textContent;
  for (const fact of [
    'Live sinceNov 24, 2026',
    'June Park',
    'Prices are wrong',
    'ReleasedNov 20, 2026',
    'CI of settings',
  ])
    expect(words).toContain(fact);
});

test('of a release that only some people have, the page says who released it, when, and how fast it loads', async () => {
  const rollOut = {
    release: '2b3c4d5e6f70',
    percent: 10,
    people: [],
    released: { by: 'June Park', at: '2026-11-24T15:30:00.000Z', commit: 'def5678' },
  };
  const loads = { ...healthy.loads[0]!, release: rollOut.release, count: 12, p50: 310, p75: 440, p95: 1900 };
  answers.releases = [host, { ...settings, rollOut }];
  answers.health = { ...healthy, loads: [...healthy.loads, loads] };
  startShell('/platform', ana);
  await heading('Platform');
  const [general, newer] = (await card('settings')).textContent.split('2b3c4d5e6f70 for 10% of people');
  for (const fact of ['Live sinceNov 20, 2026', 'CI of settings', '210 · 340 · 900 ms', '120 loads'])
    expect(general).toContain(fact);
  for (const fact of ['ReleasedNov 24, 2026', 'June Park', 'def5678', '310 · 440 · 1900 ms', '12 loads'])
    expect(newer).toContain(fact);
});

test('a release of which nothing is known but who gets it is shown as such', async () => {
  answers.releases = [host, { ...settings, rollOut: { release: '2b3c4d5e6f70', percent: 0, people: ['a@b.example'] } }];
  startShell('/platform', ana);
  await heading('Platform');
  const words = (await card('settings')).textContent;
  expect(words).toContain('2b3c4d5e6f70 for 0% of people and 1 by nameLoad time, 24 hoursNo loads yet');
  expect(words).not.toContain('Installed with the server');
});

test('of a release that was withdrawn from some people, the page says which, when, who did so and why', async () => {
  const withdrawn = {
    release: '2b3c4d5e6f70',
    by: 'June Park',
    at: '2026-11-24T15:30:00.000Z',
    reason: 'Prices are wrong',
  };
  answers.releases = [host, { ...settings, withdrawn }];
  startShell('/platform', ana);
  await heading('Platform');
  const words = (await card('settings')).textContent;
  for (const fact of ['Last withdrawn2b3c4d5e6f70, Nov 24, 2026', 'Withdrawn byJune Park', 'WhyPrices are wrong'])
    expect(words).toContain(fact);
});

test('an operator sees which remotes were removed, by whom, when and why', async () => {
  const billing: Removals[string] = {
    by: 'June Park',
    at: '2026-11-25T15:30:00.000Z',
    reason: 'Nobody buys this way',
  };
  answers.removals = { status: 200, body: { billing } };
  startShell('/platform', ana);
  const removed = within(await screen.findByRole('region', { name: 'Removed remotes' }));
  // folded: most of the time nobody looks at them
  expect(removed.getByRole('group')).not.toHaveAttribute('open');
  expect(removed.getAllByRole('article')).toHaveLength(1);
  const words = removed.getByRole('article', { name: 'billing' }).textContent;
  for (const fact of ['RemovedNov 25, 2026', 'ByJune Park', 'WhyNobody buys this way']) expect(words).toContain(fact);
});

test.each([
  ['nothing was removed', { status: 200, body: {} }],
  ['the server is older than removals', { status: 404, body: { status: 404, message: 'No.', code: 'NOT_FOUND' } }],
])('while %s, the page says nothing of removals', async (_what, removals) => {
  answers.removals = removals;
  startShell('/platform', ana);
  expect(await card('settings')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Removed remotes' })).not.toBeInTheDocument();
});

test('removals that cannot be read are no empty list: the page says so', async () => {
  answers.removals = { status: 500, body: { status: 500, message: 'No.' } };
  startShell('/platform', ana);
  expect(await screen.findByText('The live releases could not be loaded.')).toBeVisible();
});

test('a rollback asks for its reason, sends it, and shows what is live then', async () => {
  const { user } = startShell('/platform', ana);
  await user.click(await screen.findByRole('button', { name: 'Roll back settings' }));
  const form = within(screen.getByRole('form', { name: 'Roll back settings' }));
  expect(form.getByText('settings 000000000000 will go live for everyone on their next page load.')).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Roll back' }));
  expect(form.getByRole('alert')).toHaveTextContent('Enter a reason');
  expect(asked).toEqual([]);

  answers.releases = [host, { ...settings, release: '000000000000', previous: [] }];
  await user.type(form.getByRole('textbox', { name: 'Why?' }), 'Prices are wrong');
  await user.click(form.getByRole('button', { name: 'Roll back' }));

  await waitFor(async () => expect(await card('settings')).toHaveTextContent('000000000000'));
  expect(asked).toEqual([['/api/platform/releases/settings/rollback', { reason: 'Prices are wrong' }]]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a rollback that is refused says why, and nothing has changed', async () => {
  const reason = 'The files of settings 000000000000 are gone.';
  answers.rollback = {
    status: 409,
    body: { status: 409, message: 'This release cannot go live.', code: 'RELEASE_REFUSED', result: { reason } },
  };
  const { user } = startShell('/platform', ana);
  await user.click(await screen.findByRole('button', { name: 'Roll back settings' }));
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'It is slow');
  await user.click(screen.getByRole('button', { name: 'Roll back' }));

  expect(await screen.findByText(reason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an operator disables a remote, enables it and rolls a release out, each with a reason', async () => {
  const rollOut = { release: '2b3c4d5e6f70', percent: 10, people: ['robin@homes.example'] };
  answers.releases = [host, { ...settings, rollOut }];
  const { user } = startShell('/platform', ana);
  async function change(button: string, action: string, reason: string) {
    await user.click(await screen.findByRole('button', { name: button }));
    const form = within(screen.getByRole('form', { name: button }));
    await user.type(form.getByRole('textbox', { name: 'Why?' }), reason);
    await user.click(form.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  }

  await user.click(await screen.findByRole('button', { name: 'Roll out settings' }));
  const share = screen.getByRole('spinbutton', { name: 'Percent of people' });
  expect(share).toHaveValue(10);
  await user.clear(share);
  await user.type(share, '50');
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'It is fast');
  answers.releases = [host, settings];
  await user.click(screen.getByRole('button', { name: 'Roll out' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Roll out settings' })).not.toBeInTheDocument());

  answers.releases = [host, { ...settings, disabled: 'Prices are wrong' }];
  await change('Disable settings', 'Disable', 'Prices are wrong');
  expect(await screen.findByText('Switched off')).toBeVisible();
  await change('Enable settings', 'Enable', 'Prices are right');

  const of = '/api/platform/releases/settings';
  expect(asked).toEqual([
    [`${of}/roll-out`, { percent: 50, people: ['robin@homes.example'], reason: 'It is fast' }],
    [`${of}/switch`, { isOn: false, reason: 'Prices are wrong' }],
    [`${of}/switch`, { isOn: true, reason: 'Prices are right' }],
  ]);
});

test('an operator reads the history page by page: who, what, when, from which commit and why', async () => {
  const event = (id: string, change: object) => ({
    ...{ id, action: 'release', name: 'settings', release: 'r1', by: 'June Park', at: '2026-11-24T15:30:00.000Z' },
    ...{ commit: 'abc1234', reason: null },
    ...change,
  });
  const newest = '6f1f4ad8-6a5e-4a44-9b35-6cbb2f5d6a01';
  const oldest = '6f1f4ad8-6a5e-4a44-9b35-6cbb2f5d6a02';
  answers.history = {
    '': { events: [event(newest, { action: 'refuse', commit: null, reason: 'It needs react ^20.0.0' })], next: newest },
    [newest]: { events: [event(oldest, {})], next: null },
  };
  const { user } = startShell('/platform', ana);
  const section = within(await screen.findByRole('region', { name: 'History' }));
  expect(section.queryByRole('listitem')).not.toBeInTheDocument();

  await user.click(section.getByRole('button', { name: 'Show the history' }));
  expect((await section.findByRole('listitem')).textContent).toMatch(
    /^Refused: settings r1It needs react \^20\.0\.0Nov 24, 2026.* · June Park$/,
  );
  await user.click(section.getByRole('button', { name: 'Show older events' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
  expect(section.getAllByRole('listitem')[1]).toHaveTextContent('June Park · Commit abc1234');
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('a history that cannot be read says so', async () => {
  const { user } = startShell('/platform', ana);
  await user.click(await screen.findByRole('button', { name: 'Show the history' }));
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
});

test('of many errors the newest ten are shown, and the others on demand', async () => {
  answers.health = { ...healthy, errors: Array.from({ length: 12 }, (_, index) => anError(`Error ${index}`)) };
  const { user } = startShell('/platform', ana);

  expect(await card('Error 9')).toHaveTextContent('Owner: Squad Settings · Trace: 0123456789ab');
  expect(screen.queryByRole('article', { name: 'Error 10' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 12 errors' }));
  expect(await card('Error 11')).toBeVisible();
});

test('a platform that cannot be read says so, and can be tried again', async () => {
  answers.status = 500;
  const { user } = startShell('/platform', ana);
  expect(await screen.findByText('The live releases could not be loaded.')).toBeVisible();

  delete answers.status;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Platform');
});

test('everybody else gets what they get at any address that is no page', async () => {
  answers.status = 403;
  startShell('/platform', ana);
  await heading('transactions');
  expect(window.location.pathname).toBe('/');
});
