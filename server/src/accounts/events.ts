import type { Member } from './people/person';

/** The events of accounts, each in the database transaction of the change. `server/src/contexts.ts` lists the listeners. */
export interface AccountsEvents {
  /** A teammate is about to be removed: listeners lock the rows that they will change, in the common order. */
  personLeaves: PersonLeaving;
  /** A teammate was removed, and their employees were passed to the company's owner. */
  personRemoved: PersonLeaving;
  /** Somebody has joined a company to work for one of its people. */
  employeeJoined: { companyId: string; worksForId: string; now: Date };
  /** A member has chosen another time zone, or the one of their device. */
  timeZoneChanged: { member: Member; now: Date };
}

export interface PersonLeaving {
  /** The member as they were before. */
  teammate: Member;
  /** The owner of the company, who takes over what they owned. */
  heirId: string;
  /** The people whose employees change: the heir, and the person for whom the teammate worked. */
  ownerIds: readonly string[];
}
