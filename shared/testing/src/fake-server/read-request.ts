import type { Call } from '@keydate/contracts/call';
import { nestFields, type FormFields } from '@keydate/contracts/form-fields';
import type { z } from 'zod';
import { Refusal } from './refusal';

export interface ReadRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, File>;
}

/**
 * What a request carries, checked by the schemas of its call. Throws the refusal of the first part that is bad, with
 * one sentence per field.
 */
export async function readRequest(call: Call, request: Request, params: unknown): Promise<ReadRequest> {
  const isForm = call.encoding === 'form';
  const { fields, files } = isForm
    ? readForm(await request.formData())
    : { fields: await readJson(call, request), files: {} };
  return {
    params: checked(call.params, params),
    query: checked(call.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: checked(call.body, fields),
    files,
  };
}

async function readJson(call: Call, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  if (request.headers.get('Content-Type') !== 'application/json') throw new Refusal('WRONG_CONTENT_TYPE');
  try {
    return await request.json();
  } catch {
    throw new Refusal('BAD_INPUT');
  }
}

function readForm(form: FormData): { fields: FormFields; files: Record<string, File> } {
  const texts: [string, string][] = [];
  const files: Record<string, File> = {};
  form.forEach((value, name) => {
    if (typeof value === 'string') texts.push([name, value]);
    else files[name] = value;
  });
  const { fields, mistaken } = nestFields(texts);
  if (mistaken !== undefined) throw new Refusal('BAD_INPUT');
  return { fields, files };
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  throw new Refusal('BAD_INPUT', Object.fromEntries(sentences.reverse()));
}
