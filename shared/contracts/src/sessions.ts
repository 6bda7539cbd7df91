import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { id } from './fields';

/** A place where a person is signed in. All calls of this file are our addition. */
export const signedInSession = z.object({
  _id: id,
  /** The browser's User-Agent; '' if it was not recorded. */
  userAgent: z.string(),
  startedAt: z.iso.datetime(),
  /** To the hour: not every call is recorded. */
  lastUsedAt: z.iso.datetime(),
  /** True if it is the one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

export const listSessions = defineCall({
  method: 'GET',
  path: 'sessions',
  summary: 'Where you are signed in, the last used first',
  access: 'session',
  replies: { 200: replyWith(z.object({ sessions: z.array(signedInSession) })) },
});

export const endSession = defineCall({
  method: 'DELETE',
  path: 'sessions/:id',
  summary: 'Sign yourself out in one place',
  access: 'session',
  params: z.object({ id }),
  replies: { 200: plainReply },
});

export const endSessions = defineCall({
  method: 'DELETE',
  path: 'sessions',
  summary: 'Sign yourself out everywhere, here too',
  access: 'session',
  replies: { 200: plainReply },
});
