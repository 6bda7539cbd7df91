import type { ClosingReason } from '@keydate/contracts/chat';
import { AppError } from '../../app-error';
import type { Queries } from '../../db/database';
import type { Member, Person } from '../../accounts';
import { canWriteTo, reasonOfClosing } from '../policies/conversation';
import { findConversation } from '../conversations.repository';
import { findParties } from '../parties.repository';
import type { Party } from '../party';
import { findShared } from '../sharing.repository';

export interface OpenConversation {
  other: Party;
  /** The conversation; null if nobody has written yet. */
  conversation: NonNullable<Awaited<ReturnType<typeof findConversation>>> | null;
  /** Why the reader may read it, but no longer write; null while they may. */
  closedBecause: ClosingReason | null;
}

/**
 * A member's conversation with a person or client; if the other has changed companies, the one since then. Throws NOT_FOUND,
 * as if the other did not exist, if there is none and the member may not write either.
 */
export async function readConversation(db: Queries, member: Member, otherId: string): Promise<OpenConversation> {
  const found = await openConversation(db, member, otherId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** True if a person may write to another, or has written to them: then they see the other's name and picture. */
export async function isInTouchWith(db: Queries, person: Person, otherId: string): Promise<boolean> {
  const { companyId } = person;
  return companyId !== null && (await openConversation(db, { ...person, companyId }, otherId)) !== undefined;
}

async function openConversation(db: Queries, member: Member, otherId: string): Promise<OpenConversation | undefined> {
  const other = (await findParties(db, [otherId])).get(otherId);
  if (!other) return undefined;
  const conversation = (await findConversation(db, member, other)) ?? null;
  if (canWriteTo(member, other, await findShared(db, member, [other])))
    return { other, conversation, closedBecause: null };
  return conversation ? { other, conversation, closedBecause: reasonOfClosing(member, conversation) } : undefined;
}
