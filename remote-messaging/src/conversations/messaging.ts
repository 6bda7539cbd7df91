import { session, useSignedInUser, type Session } from '@keydate/client';
import { useSyncExternalStore } from 'react';
import { createMessaging, type Messaging } from './create-messaging';
import type { MessagingState } from './messaging-state';
import { restoreUnsent } from './restore-unsent';

/** Whose conversations they are: of a person, as a member of a company. */
interface Owner {
  of: Session;
  meId: string;
  companyId: string | undefined;
}

let current: (Owner & { messaging: Messaging; isOver: boolean }) | undefined;
const followed = new WeakSet<Session>();

/** The conversations of the person who is signed in. */
export function useMessaging(): Messaging {
  const { _id: meId, company } = useSignedInUser();
  return messagingOf({ of: session(), meId, companyId: company?._id });
}

/** A part of the state, updated at each change. `select` must return the same object until that part changes. */
export function useMessagingState<T>(select: (state: MessagingState) => T): T {
  const { subscribe, state } = useMessaging();
  return useSyncExternalStore(subscribe, () => select(state()));
}

/**
 * One object for a person's session, whichever part of the page asks first. It ends with its session, and the next session gets a
 * new one. Unsent messages are taken over.
 */
function messagingOf(owner: Owner): Messaging {
  endWithSession(owner.of);
  const before = current;
  // a component that is still shown after the sign-out gets the ended one
  const isOver = before?.isOver === true && owner.of.user() !== null;
  if (before && !isOver && isSame(before, owner)) return before.messaging;
  before?.messaging.end();
  const isSamePerson = before?.of === owner.of && before.meId === owner.meId;
  const unsent = isSamePerson ? before.messaging.state() : restoreUnsent(owner.meId);
  const { drafts, outbox } = unsent;
  current = { ...owner, messaging: createMessaging(owner.meId, { drafts, outbox }), isOver: false };
  return current.messaging;
}

function isSame(one: Owner, other: Owner): boolean {
  return one.of === other.of && one.meId === other.meId && one.companyId === other.companyId;
}

function endWithSession(of: Session): void {
  if (followed.has(of)) return;
  followed.add(of);
  of.user$.subscribe((user) => {
    if (user !== null || current?.of !== of) return;
    current.messaging.end();
    current.isOver = true;
  });
}
