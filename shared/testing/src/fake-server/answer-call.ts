import type { Call } from '@keydate/contracts/call';
import type { ErrorCode } from '@keydate/contracts/errors';
import type { Fake } from './fake';
import type { Memory } from './memory';
import { readRequest } from './read-request';
import { refuserOf, Refused, type Refuse } from './refuse';
import { wait } from './wait';
import type { Fault, World } from './world';

export interface Surroundings {
  world: World;
  memory: Memory;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** Answers a request as the server would: faults first, then the session, the input, and the shape of the reply. */
export async function answerCall(
  { call, answer }: Fake,
  request: Request,
  params: unknown,
  { world, memory }: Surroundings,
): Promise<Reply> {
  const { signal } = request;
  const refuse: Refuse<ErrorCode> = refuserOf(call);
  const faults = takeFaults(world, call);
  await wait(world.latencyMs, signal);
  try {
    for (const fault of faults) await suffer(fault, signal, refuse);
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
    const session = memory.sessions.get(token ?? '');
    const account = world.accounts.find(({ user }) => user._id === session?.personId);
    if (call.access !== 'public') {
      if (!session || !account) throw refuse('UNAUTHENTICATED');
      if (session.stage === 'signing-up' || (call.access === 'session' && session.stage !== 'full'))
        throw refuse('FORBIDDEN');
    }
    const read = await readRequest(call, request, { params, refuse });
    const asked = { ...read, account, session, token, world, memory, signal, refuse };
    const [status = 200] = Object.keys(call.replies).map(Number);
    const body = { status, message: 'Success', ...(await answer(asked as Parameters<typeof answer>[0])) };
    return { status, body: call.replies[status]?.parse(body) };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Takes the faults that apply to a call. A fault for the next call, whichever it is, applies once. */
function takeFaults(world: World, call: Call): Fault[] {
  const met = world.faults.filter((fault) => fault.call === call || fault.call === 'next');
  world.faults = world.faults.filter((fault) => fault.call !== 'next');
  for (const fault of met) if (fault.call === 'next') fault.onMet();
  return met;
}

async function suffer(fault: Fault, signal: AbortSignal, refuse: Refuse<ErrorCode>): Promise<void> {
  if (fault.kind === 'slow') await wait(fault.ms, signal);
  if (fault.kind === 'refused') throw refuse(fault.code);
  if (fault.kind === 'held') await fault.until;
  if (fault.kind === 'hanging')
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(refuse('INTERNAL'))));
}
