import { DEPLOY_TOKEN_PREFIX, PLATFORM_PATH } from '@keydate/contracts/releases/upload';
import { z } from 'zod';

const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  result: z.object({ reason: z.string() }).optional(),
});

/** A server that takes releases, and who asks it. */
export interface Platform {
  /** 'https://keydate.example' */
  origin: string;
  /** A deploy token, or the session of an operator. */
  token: string;
}

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: object;
  bytes?: Buffer;
}

/** A server's refusal, in one sentence. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Asks the platform's API. Throws a PlatformRefusal if the server refuses. */
export async function askPlatform<Shape extends z.ZodType>(
  { origin, token }: Platform,
  path: string,
  shape: Shape,
  { method = 'GET', json, bytes }: Ask = {},
): Promise<z.infer<Shape>> {
  const body = bytes ? new Uint8Array(bytes) : json && JSON.stringify(json);
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const { status, answer } = await fetchAnswer(origin, PLATFORM_PATH + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  if (status < 300) return shape.parse(answer);
  throw new PlatformRefusal(status, sentenceOf(status, answer, token));
}

/**
 * The status and the JSON of a server's answer; undefined where it is no JSON, as that of a proxy. Throws one sentence if nobody
 * answers.
 */
export async function fetchAnswer(
  origin: string,
  path: string,
  request?: RequestInit,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(origin + path, request).catch((error: unknown) => {
    throw new Error(`${origin} cannot be reached.`, { cause: error });
  });
  return { status: response.status, answer: await response.json().catch(() => undefined) };
}

function sentenceOf(status: number, answer: unknown, token: string): string {
  const known = refusal.safeParse(answer);
  const isOperator = !token.startsWith(DEPLOY_TOKEN_PREFIX);
  if (status === 401 && !isOperator) return 'The deploy token is not valid, has expired, or was revoked.';
  if (status === 403)
    return isOperator
      ? 'Only an operator may do this: PLATFORM_OPERATORS of the server names them.'
      : 'The deploy token does not permit this: it is for another remote, or only an operator may do it.';
  if (!known.success) return `The server answered ${status}.`;
  const { message, errors = {}, result } = known.data;
  return [result?.reason ?? message, ...Object.entries(errors).map(([field, what]) => `${field}: ${what}`)].join(' ');
}
