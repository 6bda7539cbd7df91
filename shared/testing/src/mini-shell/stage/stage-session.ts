import { paths, type Session } from '@keydate/client';
import { memorySession } from '../../session/memory-session';
import type { Entrance, StageLink } from '../stage-link';

/** The session of the stage. It reports its changes to the desk; a logout leads to /signin, as in the product. */
export function stageSession({ person, token }: Entrance, { showSession }: StageLink): Session {
  const session = memorySession(person, token, () => window.history.pushState(null, '', paths.signIn));
  session.user$.subscribe((user) => showSession({ person: user, token: session.token() }));
  return session;
}
