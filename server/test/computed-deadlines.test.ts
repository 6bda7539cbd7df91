import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { ask } from './ask';
import { aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
let realtor: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

const terms = { state: 'Colorado', anchors: { mec: '06-01-2026' }, roll: 'will', timeOfDay: '17:00' };
const inspection = { title: 'Inspection Objection Deadline', words: 'MEC + 18 days' };
const compute = async (body: unknown) => ask(server, computeDeadlines, { token: realtor.token, body });

test('each row is answered in its place: its day and moment, or why it has none', async () => {
  const rows = [
    { title: 'Inspection Resolution Deadline', words: '3 days after Inspection Objection Deadline' },
    inspection,
    { title: 'Appraisal Deadline', words: '3 days after Survey Deadline' },
    { title: 'Survey Deadline', words: '' },
  ];

  const { status, body } = await compute({ ...terms, rows });

  expect(status).toBe(200);
  expect(body.result).toEqual([
    expect.objectContaining({ day: '06-25-2026', dueAt: '2026-06-25T23:00:00.000Z', reason: null, tells: [] }),
    {
      day: '06-22-2026',
      dueAt: '2026-06-22T23:00:00.000Z',
      reason: null,
      steps: ['MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)', '→ Mon 06-22, because Will is checked'],
      tells: [expect.stringContaining('Juneteenth')],
    },
    expect.objectContaining({ day: null, dueAt: null, reason: 'waiting', tells: [] }),
    expect.objectContaining({ day: null, dueAt: null, reason: 'blank' }),
  ]);
});

test.each([
  ['February 30 as MEC', { ...terms, anchors: { mec: '02-30-2026' } }, 'anchors.mec', 'Please choose a day.'],
  [
    'a day in another form',
    { ...terms, anchors: { closing: '2026-07-15' } },
    'anchors.closing',
    'Please choose a day.',
  ],
  ['another rule', { ...terms, roll: 'maybe' }, 'roll', 'Please choose will, will_not or unknown.'],
  ['another time', { ...terms, timeOfDay: '5:00 PM' }, 'timeOfDay', 'Please choose a time.'],
  ['201 rows', { ...terms, rows: Array(201).fill(inspection) }, 'rows', 'At most 200 rows can be computed at once.'],
])('%s is refused in one sentence', async (_title, refused, field, sentence) => {
  const { status, body } = await compute({ rows: [inspection], ...refused });

  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: sentence } });
});

test('200 rows are computed, also of a state and with anchors that nobody named', async () => {
  const { status, body } = await compute({
    state: 'Narnia',
    rows: Array(200).fill({ title: 'Closing', words: '07/04/2026' }),
  });

  expect(status).toBe(200);
  expect(body.result).toHaveLength(200);
  expect(body.result[199]).toMatchObject({ day: '07-04-2026', dueAt: '2026-07-05T05:59:00.000Z' });
});

test('a row that is none, or whose words are none, has the answer of an empty cell', async () => {
  const rows = ['MEC + 4 days', null, { title: 7, words: 4 }, { words: 'MEC + 4\0 days' }, inspection];

  const { status, body } = await compute({
    ...terms,
    state: null,
    anchors: { mec: '06-01-2026', closing: null },
    rows,
  });

  expect(status).toBe(200);
  expect(body.result.map(({ day, reason }) => day ?? reason)).toEqual([
    'blank',
    'blank',
    'blank',
    'two-readings',
    '06-22-2026',
  ]);
});
