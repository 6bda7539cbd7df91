import type { Call, CallReply } from '@keydate/contracts/call';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import type { ErrorCode } from '@keydate/contracts/errors';
import type { z } from 'zod';
import type { Memory, OpenSession } from './memory';
import type { Refuse } from './refuse';
import type { Account, World } from './world';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type FileOf<C extends Call> = C['files'] extends readonly string[] ? C['files'][number] : never;

/** A call as an answer sees it: checked, with who makes it, the world it is made in and the server's memory. */
export interface Asked<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  files: { [name in FileOf<C>]?: File };
  account: C['access'] extends 'public' ? Account | undefined : Account;
  session: C['access'] extends 'public' ? OpenSession | undefined : OpenSession;
  token: string | undefined;
  world: World;
  memory: Memory;
  /** Aborted when the browser no longer waits. */
  signal: AbortSignal;
  /** Gives the error to throw where the call is refused. */
  refuse: Refuse<ErrorCodeOf<C>>;
}

/** The part of a call that shared code of several answers needs: the caller, the world, and the refusal `Code`. */
export interface Asking<Code extends ErrorCode> {
  account: Account;
  world: World;
  refuse: Refuse<Code>;
}

/** A reply without what is the same in every one: its status is the call's own, its message `Success` unless given. */
export type Answer<C extends Call> = Omit<CallReply<C>, 'status' | 'message'> & { message?: string };

type Answering<C extends Call> = (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>;

/** A call and how the fake server answers it. */
export interface Fake {
  call: Call;
  answer: Answering<Call>;
}

/** Pairs a call with its answer; a refusal thrown there becomes the reply. */
export function fake<C extends Call>(call: C, answer: Answering<C>): Fake {
  return { call, answer };
}
