import { tabStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';

const askEntry = z.object({
  requestId: z.uuid(),
  lender: z.string(),
  question: z.string(),
  dates: z.array(z.string()),
  /** As it is typed. */
  dueOn: z.string(),
});
export type AskEntry = z.infer<typeof askEntry>;

const answerEntry = z.object({
  answer: z.string(),
  /** Proposed days as they are typed, by the deadline's id. */
  days: z.record(z.string(), z.string()),
});
export type AnswerEntry = z.infer<typeof answerEntry>;

/** Questions that a person has begun to ask, by person and transaction; in this tab only. */
export const begunQuestions = persistedEntries({ storage: tabStorage, name: 'keydate.question', schema: askEntry });

/** Answers that a person has begun to write, by person and question; in this tab only. */
export const begunAnswers = persistedEntries({ storage: tabStorage, name: 'keydate.answer', schema: answerEntry });
