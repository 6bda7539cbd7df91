import { z } from 'zod';
import { defineCall } from './call';
import { id, longText } from './fields';
import { TEXT_MAX } from './limits';

/** Spec § 3, Deadline explanation: what a deadline of a state's contract means, in plain words. */
export const explanation = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  dateExplanation: z.string(),
  /** The state it applies to, by name; 'General' for the set of the states without one of their own. */
  state: z.string(),
  /** Our additions. The title that the state's contract gives the deadline: it still finds the explanation of a renamed deadline. */
  seededTitle: z.string(),
  /** True if the person has written their own text. */
  isEdited: z.boolean(),
});
export type Explanation = z.infer<typeof explanation>;

export const listExplanations = defineCall({
  method: 'GET',
  path: 'deadline-explanations/user/:userId',
  summary: 'Your deadline explanations, for one state where it is given',
  access: 'session',
  params: z.object({ userId: id }),
  query: z.object({ state: z.string().max(100).optional() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: z.object({ status: z.number(), message: z.string(), explanations: z.array(explanation) }) },
});

const explanationReply = z.object({ status: z.number(), message: z.string(), explanation });

/** The texts of an explanation that a person writes. */
export const explanationText = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(TEXT_MAX, `The title may have at most ${TEXT_MAX} characters.`),
  description: longText.trim(),
  dateExplanation: longText.trim(),
});

export const updateExplanation = defineCall({
  method: 'PUT',
  path: 'deadline-explanations/:id',
  summary: 'Write one of your deadline explanations in your own words',
  access: 'session',
  params: z.object({ id }),
  /** Only texts that are sent are changed. */
  body: explanationText.partial().extend({
    /** The texts that the person saw before they changed these: if one is another by now, nothing is saved. */
    seen: explanation.pick({ title: true, description: true, dateExplanation: true }).partial().optional(),
    /** The one that the explanation has: it does not move to another. */
    state: z.string().max(100),
  }),
  errors: ['COMPANY_MISSING'],
  errorResults: { CHANGED_MEANWHILE: z.object({ explanation }) },
  replies: { 200: explanationReply },
});

/** Our addition. */
export const restoreExplanation = defineCall({
  method: 'POST',
  path: 'deadline-explanations/:id/restore',
  summary: 'Bring back the original text of one of your deadline explanations',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: explanationReply },
});
