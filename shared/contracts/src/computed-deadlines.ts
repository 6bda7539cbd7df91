import { NO_DAY } from '@keydate/domain/computed-deadlines/no-day';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, timeOfDay } from './fields';
import { COMPUTED_ROWS_MAX, TEXT_MAX } from './limits';

const anchor = calendarDay.nullish();

/** Nothing is stored, so that even a NUL is only a sign that nobody understands. */
const anyText = z
  .string()
  .overwrite((text) => text.replaceAll('\0', '\ufffd'))
  .catch('');

/** A longer one is no title, and would take long to read. */
const title = z
  .string()
  .overwrite((text) => text.slice(0, TEXT_MAX))
  .catch('');

/** Words that are none are an empty cell: a row always has an answer. */
const rowOfContract = z.object({ title, words: anyText }).catch({ title: '', words: '' });

export const computedDeadline = z.object({
  day: calendarDay.nullable(),
  /** The moment at which the deadline ends. */
  dueAt: z.iso.datetime().nullable(),
  /** Why there is no day. */
  reason: z.enum(NO_DAY).nullable(),
  /** How the day came about, in pieces that make one line; or why there is none. */
  steps: z.array(z.string()),
  /** Remarks on the day. */
  tells: z.array(z.string()),
});

export const computeDeadlines = defineCall({
  method: 'POST',
  path: 'compute-deadlines',
  summary: 'Count the day of each row of a contract from the days of the transaction; stores nothing (our addition)',
  access: 'session',
  body: z.object({
    /** By full name or postal code; any other text is a state that we do not know. */
    state: anyText,
    anchors: z
      .object({ mec: anchor, closing: anchor, contractDate: anchor, acceptance: anchor, effectiveDate: anchor })
      .nullish(),
    /** The choice of the form's § 3.3. In California, Utah and Texas the form decides. */
    roll: z.enum(['will', 'will_not', 'unknown'], 'Please choose will, will_not or unknown.').default('unknown'),
    timeOfDay: timeOfDay.nullish(),
    rows: z
      .array(rowOfContract)
      .max(COMPUTED_ROWS_MAX, `At most ${COMPUTED_ROWS_MAX} rows can be computed at once.`)
      .default([]),
  }),
  replies: { 200: replyWith(z.array(computedDeadline)) },
});
