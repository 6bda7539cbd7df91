import type { Call } from '@keydate/contracts/call';
import { errorCodesOf, errorReply } from '@keydate/contracts/call-errors';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import { z } from 'zod';

/** The calls as an OpenAPI 3.1 document, made from the schemas that check them. */
export function openApiOf(calls: readonly Call[], basePath: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keydate',
      version: '1',
      description: 'Every reply carries status and message; a refusal may carry code and errors.',
    },
    servers: [{ url: basePath }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: pathsOf(calls),
  };
}

function pathsOf(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = `/${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
}

function operationOf(call: Call) {
  return {
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body && {
      requestBody: { required: true, content: { [contentTypeOf(call)]: { schema: bodyOf(call, call.body) } } },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.replies).map(([status, schema]) => [status, jsonReply('As agreed', schema)]),
      ),
      ...refusalsOf(call),
    },
  };
}

/** The refusals of a call by their status, each described by its codes and their sentences. */
function refusalsOf(call: Call) {
  const all = errorCodesOf(call);
  const statuses = new Set(all.map((code) => ERRORS[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = all.filter((code) => ERRORS[code].status === status);
      const sentences = codes.map((code) => `${code}: ${ERRORS[code].message}`);
      return [status, jsonReply(sentences.join('\n\n'), z.union(codes.map((code) => refusalReply(call, code))))];
    }),
  );
}

function refusalReply({ errorResults = {} }: Call, code: ErrorCode) {
  const reply = errorReply.extend({ code: z.literal(code) });
  const result = errorResults[code];
  return result ? reply.extend({ result }) : reply;
}

function contentTypeOf({ encoding }: Call): string {
  return encoding === 'form' ? 'multipart/form-data' : 'application/json';
}

function bodyOf({ files = [] }: Call, body: z.ZodObject) {
  const schema = schemaOf(body, 'input');
  if (files.length === 0) return schema;
  const fileSchemas = Object.fromEntries(
    files.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]),
  );
  return { ...schema, properties: { ...schema.properties, ...fileSchemas } };
}

function parametersOf(place: 'path' | 'query', fields: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = fields ? schemaOf(fields, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function jsonReply(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema: schemaOf(schema, 'output') } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  // a day and a role are checked by the domain's functions, which JSON Schema cannot say
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
