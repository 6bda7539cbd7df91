import { requestOf } from './request-of';
import { CALLERS, type Act, type Caller, type SceneIds } from './who-may';

/** A server with all callers, before anything has changed. */
export interface Scene {
  origin: string;
  ids: SceneIds;
  tokenOf: (caller: Caller) => string | undefined;
  send: (request: Request) => Promise<Response>;
}

/**
 * The status that each caller gets. Who is to change nothing calls in the shared scene; who may change something has one of their
 * own, so that no call affects another.
 * @param shared a scene that all acts may share
 */
export async function callAsEverybody(
  { call, parts, answers }: Act,
  shared: Scene,
  aScene: () => Promise<Scene> | Scene,
): Promise<Record<string, number | undefined>> {
  const changes = (index: number) => call.method !== 'GET' && answers[index]! < 400;
  const statuses: Record<string, number | undefined> = {};
  for (const [index, caller] of CALLERS.entries()) {
    const { origin, ids, tokenOf, send } = changes(index) ? await aScene() : shared;
    const answer = await send(requestOf(origin, call, parts(ids), tokenOf(caller)));
    // an unread answer would hold its connection open, and the server could not stop
    await answer.arrayBuffer();
    statuses[caller] = answer.status;
  }
  return statuses;
}

/** The statuses that the table expects. */
export function expectedOf({ answers }: Act): Record<string, number | undefined> {
  return Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]]));
}
