import { requestOf } from './request-of';
import { CALLERS, type Act, type Caller, type SceneIds } from './who-may';

/** A server with all callers, before anything has changed. */
export interface Scene {
  origin: string;
  ids: SceneIds;
  tokenOf: (caller: Caller) => string | undefined;
  send: (request: Request) => Promise<Response | undefined>;
}

/** The status that each caller gets, each in a scene of their own, so that no call affects another. */
export async function callAsEverybody(
  { call, parts }: Act,
  aScene: () => Promise<Scene> | Scene,
): Promise<Record<string, number | undefined>> {
  const statuses: Record<string, number | undefined> = {};
  for (const caller of CALLERS) {
    const { origin, ids, tokenOf, send } = await aScene();
    const answer = await send(requestOf(origin, call, parts(ids), tokenOf(caller)));
    // an unread answer would hold its connection open, and the server could not stop
    await answer?.arrayBuffer();
    statuses[caller] = answer?.status;
  }
  return statuses;
}

/** The statuses that the table expects. */
export function expectedOf({ answers }: Act): Record<string, number | undefined> {
  return Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]]));
}
