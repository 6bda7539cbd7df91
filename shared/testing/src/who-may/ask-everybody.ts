import { requestOf } from './request-of';
import { ASKERS, type Act, type Asker, type CastIds } from './who-may';

/** A server on which everybody stands, and everything is as at the beginning. */
export interface Stage {
  origin: string;
  ids: CastIds;
  tokenOf: (asker: Asker) => string | undefined;
  send: (request: Request) => Promise<Response | undefined>;
}

/** The status that each of them is answered, each on a stage of their own: what one does is nothing to the next. */
export async function askEverybody(
  { call, parts }: Act,
  aStage: () => Promise<Stage> | Stage,
): Promise<Record<string, number | undefined>> {
  const told: Record<string, number | undefined> = {};
  for (const asker of ASKERS) {
    const { origin, ids, tokenOf, send } = await aStage();
    const answer = await send(requestOf(origin, call, parts(ids), tokenOf(asker)));
    // an answer that nobody reads keeps its connection, and so the server's stop waiting
    await answer?.arrayBuffer();
    told[asker] = answer?.status;
  }
  return told;
}

/** The same as the table has it. */
export function expectedOf({ answers }: Act): Record<string, number | undefined> {
  return Object.fromEntries(ASKERS.map((asker, index) => [asker, answers[index]]));
}
