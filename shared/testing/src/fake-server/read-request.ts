import type { Call } from '@keydate/contracts/call';
import { nestFields, type FormFields } from '@keydate/contracts/form-fields';
import type { z } from 'zod';
import type { Refuse } from './refuse';

export interface ReadRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, File>;
}

type RefuseInput = Refuse<'BAD_INPUT' | 'WRONG_CONTENT_TYPE'>;

/** Reads a request and checks it by the schemas of its call. Refuses the first part that is bad, with one sentence per field. */
export async function readRequest(
  call: Call,
  request: Request,
  { params, refuse }: { params: unknown; refuse: RefuseInput },
): Promise<ReadRequest> {
  const isForm = call.encoding === 'form';
  const { fields, files } = isForm
    ? readForm(await request.formData(), refuse)
    : { fields: await readJson(call, request, refuse), files: {} };
  const checked = (schema: z.ZodType | undefined, value: unknown) => check(schema, value, refuse);
  return {
    params: checked(call.params, params),
    query: checked(call.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: checked(call.body, fields),
    files,
  };
}

async function readJson(call: Call, request: Request, refuse: RefuseInput): Promise<unknown> {
  if (!call.body) return undefined;
  if (request.headers.get('Content-Type') !== 'application/json') throw refuse('WRONG_CONTENT_TYPE');
  try {
    return await request.json();
  } catch {
    throw refuse('BAD_INPUT');
  }
}

function readForm(form: FormData, refuse: RefuseInput): { fields: FormFields; files: Record<string, File> } {
  const texts: [string, string][] = [];
  const files: Record<string, File> = {};
  form.forEach((value, name) => {
    if (typeof value === 'string') texts.push([name, value]);
    else files[name] = value;
  });
  const { fields, mistaken } = nestFields(texts);
  if (mistaken !== undefined) throw refuse('BAD_INPUT');
  return { fields, files };
}

function check(schema: z.ZodType | undefined, value: unknown, refuse: RefuseInput): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  throw refuse('BAD_INPUT', { errors: Object.fromEntries(sentences.reverse()) });
}
