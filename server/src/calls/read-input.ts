import type { Call } from '@keydate/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { readForm, type FileLimits, type UploadedFile } from './read-form';

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a call's handler is given of the request: each part parsed by the call's own schema. */
export interface CallRequest<C extends Call> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  /** By the names the call lists; those that did not come are absent. */
  files: C['files'] extends readonly string[] ? Partial<Record<C['files'][number], UploadedFile>> : undefined;
}

/** Reads and checks a request against its call. Throws AppError with a sentence for each field that is wrong. */
export async function readInput<C extends Call>(call: C, request: FastifyRequest, limits: FileLimits): Promise<CallRequest<C>>;
export async function readInput(call: Call, request: FastifyRequest, limits: FileLimits): Promise<unknown> {
  const form = call.encoding === 'form' ? await readForm(request, call.files ?? [], limits) : undefined;
  return {
    params: parse(call.params, request.params),
    query: parse(call.query, request.query),
    body: parse(call.body, form ? form.fields : jsonBody(call, request)),
    files: form?.files,
  };
}

function jsonBody(call: Call, request: FastifyRequest): unknown {
  if (!call.body) return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) throw new AppError('WRONG_CONTENT_TYPE');
  return request.body;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw new AppError('BAD_INPUT', sentencesOf(read.error));
  // PostgreSQL's text cannot hold it, and nobody types it
  if (JSON.stringify(read.data).includes('\\u0000')) throw new AppError('BAD_INPUT');
  return read.data;
}

/** One sentence for each field, the first of several, by the field's dotted path. */
function sentencesOf(error: z.ZodError): Record<string, string> {
  const sentences = new Map<string, string>();
  for (const { path, message, code } of error.issues) {
    const field = path.join('.');
    // zod's own words for a missing field or a wrong type are for programmers
    if (!sentences.has(field)) sentences.set(field, code === 'invalid_type' ? 'This is missing or not of the right kind.' : message);
  }
  return Object.fromEntries(sentences);
}
