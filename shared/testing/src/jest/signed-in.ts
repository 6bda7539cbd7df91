import type { Session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import type { FakeServer } from '../fake-server/fake-server';
import { anAccount } from '../fake-server/world';
import { memorySession } from '../session/memory-session';

/** A session of this person on the fake server, where they get an account when they have none. */
export function signedIn(server: FakeServer, user: User): Session {
  if (!server.world.accounts.some((account) => account.user._id === user._id))
    server.world.accounts.push(anAccount(user));
  return memorySession(user, server.signIn(user._id));
}
