import { catchUp } from '@keydate/contracts/socket';
import type { Tools } from '../../tools';
import { peopleInTouchWith } from '../conversations.repository';

/**
 * Makes the tabs of these people, and of all who write to them, reload who may write to whom, because that has
 * changed.
 */
export async function tellWhoMayWrite(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const others = await peopleInTouchWith(db, personIds);
  for (const id of new Set([...personIds, ...others])) realtime.emitTo(id, catchUp, null);
}
