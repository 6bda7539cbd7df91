import { z } from 'zod';
import type { DeadlineEntry } from '../domain/deadline-entry';

/** What is typed in Change Deadline Details, as it is put away with what it belongs to. */
export const storedDeadline: z.ZodType<DeadlineEntry> = z.object({ title: z.string(), date: z.string() });
