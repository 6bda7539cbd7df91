import { aReminder } from '@keydate/testing/builders/reminders';
import { logLines } from './log-lines';

const ilse = { _id: 'ilse', fullName: 'Ilse Okonjo' };
const at = { goesOutAt: '2026-06-08T17:00:00Z' };
const sent = { ...at, state: 'sent', sentAt: '2026-06-08T17:00:20Z' } as const;

test('a deadline and a moment have one line, with its people and their channels', () => {
  const lines = logLines([
    aReminder(at),
    aReminder({ ...at, person: ilse }),
    aReminder({ ...at, channel: 'app' }),
    aReminder({ ...at, dateId: 'closing', title: 'Closing Date' }),
    aReminder({ goesOutAt: '2026-06-09T13:00:00Z' }),
  ]);
  expect(lines.map(({ title, outcomes }) => [title, outcomes.map(({ receivers }) => receivers)])).toEqual([
    ['Inspection Objection Deadline', ['Wren Castellanos (email, app), Ilse Okonjo (email)']],
    ['Closing Date', ['Wren Castellanos (email)']],
    ['Inspection Objection Deadline', ['Wren Castellanos (email)']],
  ]);
});

test('a line says each outcome once, and whose it is', () => {
  const failure = '550 no such mailbox';
  const [line, ...others] = logLines([
    aReminder({ ...sent, channel: 'app' }),
    aReminder({ ...sent, person: ilse, channel: 'app' }),
    aReminder(sent),
    aReminder({ ...at, state: 'failed', person: ilse, failure }),
  ]);
  expect(others).toEqual([]);
  const moment = 'Mon 06-08, 11:00 AM Denver time';
  expect(line?.outcomes).toEqual([
    { words: `Sent ${moment}`, receivers: 'Wren Castellanos (app, email), Ilse Okonjo (app)', failure: null },
    { words: `Not sent; it was due ${moment}`, receivers: 'Ilse Okonjo (email)', failure },
  ]);
});

test('what a deadline was called when its reminder went out is not lost', () => {
  const renamed = [
    aReminder({ ...sent, channel: 'app' }),
    aReminder({ ...at, title: 'Inspection Termination Deadline' }),
  ];
  expect(logLines(renamed).map(({ title }) => title)).toEqual([
    'Inspection Objection Deadline',
    'Inspection Termination Deadline',
  ]);
});
