import type { Role } from '@keydate/domain/roles';
import { AppError } from '../../../app-error';
import { refuseIfChanged } from '../../../calls/changed-meanwhile';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { changedFields } from '../../audit/changed-fields';
import type { Sender } from '../../audit/sender';
import { recordEvent, type AuditContext } from '../../audit/use-cases/record-event';
import { lockCompany } from '../../companies/companies.repository';
import { encodePicture } from '../../pictures/use-cases/encode-picture';
import { saveWithPicture } from '../../pictures/use-cases/save-with-picture';
import type { PersonSession } from '../../sessions/session';
import { mailPasswordChanged } from '../mails/mail-password-changed';
import { type Lease, sendQueued } from '../../../mail';
import { chosenRole } from '../../policies/person';
import { lockPerson, updatePerson, type PersonChange } from '../people.repository';
import type { Person } from '../person';
import { acceptTerms, joinAsInvited } from './accept-terms';
import { joinCompany } from './join-company';
import { checkPassword, setPassword, type NewPassword } from './set-password';

export interface AccountChange {
  fullName?: string | undefined;
  phone?: string | undefined;
  avatar?: Uint8Array | undefined;
  newPassword?: NewPassword | undefined;
  acceptsTerms?: boolean;
  role?: Role | undefined;
  /** Null for the zone of their device. */
  timeZone?: string | null | undefined;
  inviteCode?: string | undefined;
  /** The values that the person saw before they changed them; a time zone is empty for the one of their device. */
  seen?: { fullName?: string | undefined; phone?: string | undefined; timeZone?: string | undefined };
}

type AccountTools = Pick<
  Tools,
  | 'db'
  | 'clock'
  | 'config'
  | 'passwords'
  | 'files'
  | 'pictures'
  | 'mailer'
  | 'background'
  | 'realtime'
  | 'ask'
  | 'events'
>;

/**
 * Changes the given fields of an account, all or nothing, and nothing if the person has changed one elsewhere since
 * they saw it; joining a company comes afterward, so that the terms stay
 * accepted if joining is refused. A session made by a code may set the password and nothing else.
 */
export async function updateAccount(
  tools: AccountTools,
  session: PersonSession,
  asked: AccountChange,
  sender: Sender,
): Promise<void> {
  const change: AccountChange = session.kind === 'code' ? { newPassword: asked.newPassword } : asked;
  if (session.kind === 'code' && !change.newPassword) throw new AppError('FORBIDDEN');
  const { id } = session.person;
  const context = { clock: tools.clock, sender };
  const webp = change.avatar && (await encodePicture(tools, change.avatar));
  const password = change.newPassword && (await checkPassword(tools, session, change.newPassword, context));
  let mail: Lease | undefined;
  await saveWithPicture(tools, { webp, owner: { personId: id } }, async (tx, pictureId) => {
    // first the company, then its people: a new time zone plans reminders, as an entered transaction does
    if (change.timeZone !== undefined && session.person.companyId) await lockCompany(tx, session.person.companyId);
    const person = await lockPerson(tx, id);
    if (!person) throw new AppError('UNAUTHENTICATED');
    const profile = profileOf(person, change, pictureId);
    refuseIfChanged(shownValues(person), change.seen ?? {}, shownValues(profile));
    if (password) await setPassword(tx, session, password, context);
    // a first password, set at sign-up, replaces none
    if (password?.replacedHash) mail = await mailPasswordChanged(tx, tools, person);
    await changeProfile(tx, tools, { person, change: profile, context });
    if (change.acceptsTerms) await acceptTerms(tx, person, context);
    return person.pictureId;
  });
  if (password) tools.realtime.endSessionsOf(id, session.id);
  if (mail) sendQueued(tools, mail);
  if (change.inviteCode) await joinCompany(tools, session.person, change.inviteCode, sender);
  else if (change.acceptsTerms) await joinAsInvited(tools, id, sender);
}

/** The values as forms show them. */
function shownValues({ fullName, phone, timeZone }: PersonChange) {
  return { fullName, phone, timeZone: timeZone === null ? '' : timeZone };
}

async function changeProfile(
  tx: Tx,
  { events }: Pick<Tools, 'events'>,
  { person, change, context }: { person: Person; change: PersonChange; context: AuditContext },
): Promise<void> {
  const changed = changedFields(person, change);
  if (changed.length === 0) return;
  await updatePerson(tx, person.id, change);
  const { companyId } = person;
  if (changed.includes('timeZone') && companyId !== null)
    await events.timeZoneChanged(tx, { member: { ...person, companyId }, now: context.clock.now() });
  await recordEvent(tx, context, { event: 'profile-changed', by: person, about: changed.join(', ') });
}

function profileOf(
  person: Person,
  { fullName, phone, role, timeZone }: AccountChange,
  pictureId: string | undefined,
): PersonChange {
  return {
    ...(fullName !== undefined && { fullName }),
    ...(phone !== undefined && { phone }),
    ...(timeZone !== undefined && { timeZone }),
    ...(role !== undefined && chosenRoleChange(person, role)),
    ...(pictureId !== undefined && { pictureId }),
  };
}

/** A person without a company may take a role that can create one; a pending invite code is dropped. */
function chosenRoleChange({ companyId }: Person, wanted: Role): PersonChange {
  if (companyId !== null) throw new AppError('COMPANY_EXISTS');
  return { role: chosenRole(wanted), pendingInviteCode: null };
}
