import { createHash } from 'node:crypto';
import { catchUp } from '../engine/renewals';
import type { Work } from '../engine/work';
import { ApiError } from './api-error';
import type { Asked, Endpoint } from './endpoint';
import { expandTree, present } from './present';
import { readForm } from './read-form';

export interface ApiRequest {
  endpoint: Endpoint;
  url: string;
  ids: Asked['ids'];
  /** The form as it was sent: of a GET its query. */
  text: string;
  idempotencyKey: string | undefined;
}

export interface ApiReply {
  status: number;
  body: string;
  isReplayed: boolean;
}

const DAY = 86_400;

/**
 * Answers a request within the account, after carrying out due events. A key that was used before gets its earlier
 * reply. Throws the errors that must leave no trace in the account.
 */
export function answerRequest(work: Work, request: ApiRequest): ApiReply {
  catchUp(work);
  const { idempotencyKey: key, endpoint } = request;
  if (key === undefined || endpoint.method !== 'POST') return { ...carryOut(work, request), isReplayed: false };
  const { ledger } = work;
  const digest = createHash('sha256').update(`${endpoint.method} ${request.url}\n${request.text}`).digest('hex');
  const id = `reply:${key}`;
  const known = ledger.find('sandbox.reply', id);
  if (known && known.created > ledger.now() - DAY) {
    if (known.digest !== digest) throw new ApiError(400, 'idempotency_error', KEY_REUSED(key));
    return { status: known.status, body: known.body, isReplayed: true };
  }
  const reply = carryOut(work, request);
  ledger.save('sandbox.reply', { id, object: 'sandbox.reply', created: ledger.now(), digest, ...reply });
  return { ...reply, isReplayed: false };
}

const KEY_REUSED = (key: string) =>
  `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;

function carryOut(work: Work, { endpoint, ids, text }: ApiRequest): { status: number; body: string } {
  const { expand, ...form } = readForm(text);
  const tree = expandTree(Array.isArray(expand) ? expand.map(String) : []);
  try {
    const object = endpoint.answer(work, { ids, form });
    return { status: 200, body: JSON.stringify(present(work.ledger, object, tree)) };
  } catch (error) {
    // a declined card is an outcome: its changes are stored, and its key has this reply
    if (error instanceof ApiError && error.isOutcome) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
}
