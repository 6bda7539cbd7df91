import { listNotifications } from '@keydate/contracts/reminders';
import { ask } from '../ask';

/** The app's list for a person, each entry as its transaction and deadline. */
export async function listedByTheApp(server: { origin: string }, token: string): Promise<string[]> {
  const listed: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = cursor === '' ? {} : { cursor };
    const { body } = await ask(server, listNotifications, { token, query });
    for (const one of body.result.notifications)
      if ('answers' in one) listed.push(`${one.transaction._id} ${one.dateId}`);
    cursor = body.result.nextCursor;
  }
  return listed;
}
