import type { Call } from '@keydate/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { findNul } from './find-nul';
import { plainSentence, sentencesOf } from './input-sentences';
import { readForm, type FileRules, type UploadedFile } from './read-form';

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The request as a call's handler gets it: each part parsed by the call's own schema. */
export interface CallRequest<C extends Call> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  /** By the names that the call lists; files that did not come are absent. */
  files: C['files'] extends readonly string[] ? Partial<Record<C['files'][number], UploadedFile>> : undefined;
}

/** Reads and checks a request against its call. Throws AppError with a sentence for each field that is wrong. */
export async function readInput<C extends Call>(
  call: C,
  request: FastifyRequest,
  rules: FileRules,
): Promise<CallRequest<C>>;
export async function readInput(call: Call, request: FastifyRequest, rules: FileRules): Promise<unknown> {
  const form = call.encoding === 'form' ? await readForm(request, call.files ?? [], rules) : undefined;
  return {
    params: parse(call.params, request.params, 'params'),
    query: parse(call.query, request.query, 'query'),
    body: parse(call.body, form ? form.fields : jsonBody(call, request), 'body'),
    files: form?.files,
  };
}

const JSON_TYPE = /^application\/json *(?:;|$)/i;

function jsonBody(call: Call, request: FastifyRequest): unknown {
  if (!call.body) return undefined;
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new AppError('WRONG_CONTENT_TYPE');
  return request.body;
}

function parse(schema: z.ZodType | undefined, value: unknown, place: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value, { error: plainSentence });
  if (!read.success) throw new AppError('BAD_INPUT', sentencesOf(read.error, place));
  const nul = findNul(read.data);
  // PostgreSQL's text cannot hold it, and nobody types it
  if (nul !== null) throw new AppError('BAD_INPUT', { [nul]: 'This contains a character that cannot be stored.' });
  return read.data;
}
