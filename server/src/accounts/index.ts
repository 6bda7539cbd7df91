/** People, their companies and sessions, and how they come in and leave. */
export { deleteAttemptsBefore } from './attempts/attempts.repository';
export { ATTEMPT_WINDOW_MS, countAttempt, countOf } from './attempts/use-cases/count-attempt';
export { countPasswordInSession } from './attempts/use-cases/count-password';
export { deleteAuditRecordsBefore } from './audit/audit.repository';
export type { Sender } from './audit/sender';
export { type AuditContext, recordEvent, recordOnce, recordRefusal } from './audit/use-cases/record-event';
export { deleteKnownBrowsersBefore } from './browsers/known-browsers.repository';
export { findCompany, insertCompany } from './companies/companies.repository';
export { deleteExpiredInvitations, deleteInvitationMailsBefore } from './invitations/invitations.repository';
export { countInvitationMail } from './invitations/use-cases/count-invitation-mail';
export { presentInvites } from './invites/invites.presenter';
export { codesOf } from './invites/invites.repository';
export { giveInviteCodes } from './invites/use-cases/give-invite-codes';
export { deleteCodesBefore } from './one-time-codes/one-time-codes.repository';
export { memberOf } from './policies/person';
export { presentParty, presentUser } from './people/people.presenter';
export {
  countMembers,
  findPasswordHash,
  findPerson,
  findPersonByEmail,
  insertPerson,
  updatePerson,
} from './people/people.repository';
export type { Member, Person } from './people/person';
export { deleteSignUpsBefore } from './people/sign-ups.repository';
export { findLastChange } from './people/use-cases/find-last-change';
export { lockMembership } from './people/use-cases/lock-membership';
export { readProfile } from './people/use-cases/read-profile';
export { readTeammate } from './people/use-cases/read-teammate';
export { pictureFile } from './pictures/picture-file';
export { presentPicture } from './pictures/pictures.presenter';
export { findUnusedPictures, insertPicture } from './pictures/pictures.repository';
export { removePicture } from './pictures/use-cases/remove-picture';
export type { PersonSession, Session } from './sessions/session';
export { deleteExpiredSessions, findOpenSessions } from './sessions/sessions.repository';
export { hashOfToken, newToken } from './sessions/token';
export { readSession } from './sessions/use-cases/read-session';
