import { z } from 'zod';
import { defineCall } from './call';
import { id } from './fields';

/** Spec § 3, Deadline explanation: what a deadline of a state's contract means, in plain words. */
export const explanation = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  dateExplanation: z.string(),
  /** The state it applies to, by name; 'General' for the set of the states without one of their own. */
  state: z.string(),
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
