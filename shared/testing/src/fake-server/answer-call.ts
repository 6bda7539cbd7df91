import type { Fake } from './fake';
import type { Memory } from './memory';
import { readRequest } from './read-request';
import { Refusal } from './refusal';
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

/** Answers one request as the server would: faults first, then who asks, what they ask, and whether the reply is of the agreed shape. */
export async function answerCall(
  { call, answer }: Fake,
  request: Request,
  params: unknown,
  { world, memory }: Surroundings,
): Promise<Reply> {
  const { signal } = request;
  await wait(world.latencyMs, signal);
  try {
    for (const fault of world.faults) if (fault.call === call) await suffer(fault, signal);
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
    const session = memory.sessions.get(token ?? '');
    const account = world.accounts.find(({ user }) => user._id === session?.personId);
    if (call.access !== 'public') {
      if (!session || !account) throw new Refusal('UNAUTHENTICATED');
      if (session.stage === 'signing-up' || (call.access === 'session' && session.stage !== 'full'))
        throw new Refusal('FORBIDDEN');
    }
    const read = await readRequest(call, request, params);
    const asked = { ...read, account, session, token, world, memory, signal };
    const [status = 200] = Object.keys(call.replies).map(Number);
    const body = { status, message: 'Success', ...(await answer(asked as Parameters<typeof answer>[0])) };
    return { status, body: call.replies[status]?.parse(body) };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function suffer(fault: Fault, signal: AbortSignal): Promise<void> {
  if (fault.kind === 'slow') await wait(fault.ms, signal);
  if (fault.kind === 'refused') throw new Refusal(fault.code);
  if (fault.kind === 'held') await fault.until;
  if (fault.kind === 'hanging')
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Refusal('SCAN_CANCELLED'))),
    );
}
