import ky from 'ky';
import { errorOfNoAnswer } from './api-error';
import { USER_API } from '@keydate/contracts/early-calls';
import { takeEarlyReply } from './early-replies';
import { session } from './session';
import { withinSession } from './session-ended';

/** Spec § 7: the inputs of the one shared helper. */
export interface RequestOptions {
  method?: string;
  body?: BodyInit;
  /** `json` (the default) sends the body with Content-Type application/json; the others as it is. */
  type?: 'json' | 'formdata' | 'file';
  /** A token other than the session's: a sign-up in progress has its own. */
  token?: string;
  query?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Milliseconds until a call without an answer is given up; false waits as long as it takes (a scan). */
  timeout?: number | false;
}

const ANSWER_WITHIN_MS = 30_000;

const http = ky.create({
  throwHttpErrors: false,
  retry: 0,
  credentials: 'same-origin',
  fetch: fetchOnce,
});

/**
 * The one way to the server (spec § 7): a call to {api_host}/api/v1/user/{path} with the Bearer header when there is a
 * token. Returns the raw response of any status; the session hears of a 401 first (spec § 4.1).
 * Throws an ApiError of status 0 when no answer came, and the abort itself when `signal` was aborted.
 * Throws SessionEnded once the person has signed out, by themselves or by that 401.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = options.token ?? session().token();
  const answer = send(path, token, options).then((response) => {
    if (response.status === 401) session().refused(token);
    return response;
  });
  // a call with a token of its own is not about who is signed in
  return options.token === undefined ? withinSession(answer) : answer;
}

async function send(path: string, token: string | null, options: RequestOptions): Promise<Response> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.body !== undefined && (options.type ?? 'json') === 'json')
    headers.set('Content-Type', 'application/json');
  try {
    return await http(new URL(USER_API + path, window.location.origin), {
      method: options.method ?? 'GET',
      headers,
      body: options.body,
      searchParams: options.query,
      signal: options.signal,
      timeout: options.timeout ?? ANSWER_WITHIN_MS,
    });
  } catch (cause) {
    throw errorOfNoAnswer(cause);
  }
}

/**
 * Asks the server, unless the page's HTML has asked already. An early call that failed costs nothing: it is made again, unless
 * it says that the session has ended.
 */
async function fetchOnce(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request ? takeEarlyReply(input, session().user()?._id ?? null) : undefined;
  const reply = await early?.catch(() => undefined);
  return reply && (reply.ok || reply.status === 401) ? reply : fetch(input, init);
}
