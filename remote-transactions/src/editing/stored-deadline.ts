import { z } from 'zod';
import type { DeadlineEntry } from '../domain/deadline-entry';

/** The fields of Change Deadline Details, as they are stored with the list they belong to. */
export const storedDeadline: z.ZodType<DeadlineEntry> = z.object({ title: z.string(), date: z.string() });
