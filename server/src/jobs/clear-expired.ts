import { AUDIT_RETENTION_MS, KNOWN_BROWSER_MS, UNSENT_MAILS_RETENTION_DAYS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import {
  deleteAttemptsBefore,
  deleteAuditRecordsBefore,
  deleteCodesBefore,
  deleteExpiredInvitations,
  deleteExpiredSessions,
  deleteInvitationMailsBefore,
  deleteKnownBrowsersBefore,
  deleteSignUpsBefore,
  findUnusedPictures,
  removePicture,
} from '../accounts';
import { deleteEventsBefore, deleteReturnsBefore } from '../billing';
import { CANCELED_MS, deleteRemovedEventsBefore, invitationsExpiredBetween, removeOldContracts } from '../transactions';
import { removeUnsentPictures } from '../chat';
import { deleteMailsGivenUpBefore, deleteMailsOfShares } from '../mail';
import { deleteShellEventsBefore } from '../platform';
import type { Tools } from '../tools';

/** The payment provider repeats an event for three days, and nobody returns from a payment after this. */
const PAYMENT_RETENTION_MS = 30 * DAY_MS;
/** Long enough to compare a release with those of the two weeks before. */
const SHELL_EVENTS_RETENTION_MS = 14 * DAY_MS;
/** A backup of the database of these days names them, and their files need not be in it. */
const UNUSED_PICTURES_MS = 7 * DAY_MS;

/**
 * Removes expired rows and files: sessions and invitations past their end; codes, sign-ups and attempts older than a
 * day; old records; mails that were given up; returns from payments; pages' reports of remotes; pictures that were
 * uploaded for a message but not sent within a day; pictures that were replaced seven days ago, or that a kill left; and
 * contracts that nobody submitted within seven days.
 */
export async function clearExpired(
  tools: Pick<Tools, 'db' | 'clock' | 'files' | 'sealedFiles' | 'recognition' | 'sealer'>,
): Promise<void> {
  const { db, clock, files } = tools;
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await deleteExpiredSessions(db, now);
  await deleteCodesBefore(db, dayAgo);
  await deleteSignUpsBefore(db, dayAgo);
  await deleteAttemptsBefore(db, dayAgo);
  await deleteKnownBrowsersBefore(db, new Date(now.getTime() - KNOWN_BROWSER_MS));
  await deleteExpiredInvitations(db, now);
  await deleteInvitationMailsBefore(db, dayAgo);
  const unsentSince = new Date(now.getTime() - UNSENT_MAILS_RETENTION_DAYS * DAY_MS);
  await deleteMailsOfShares(db, await invitationsExpiredBetween(db, unsentSince, now));
  await deleteMailsGivenUpBefore(db, unsentSince);
  await deleteEventsBefore(db, new Date(now.getTime() - PAYMENT_RETENTION_MS));
  await deleteReturnsBefore(db, new Date(now.getTime() - PAYMENT_RETENTION_MS));
  await deleteAuditRecordsBefore(db, new Date(now.getTime() - AUDIT_RETENTION_MS));
  await deleteShellEventsBefore(db, new Date(now.getTime() - SHELL_EVENTS_RETENTION_MS));
  await deleteRemovedEventsBefore(db, new Date(now.getTime() - CANCELED_MS));
  await removeUnsentPictures({ db, files }, dayAgo);
  for (const id of await findUnusedPictures(db, new Date(now.getTime() - UNUSED_PICTURES_MS)))
    await removePicture({ db, files }, id);
  // last: it throws if a contract does not open
  await removeOldContracts(tools);
}
