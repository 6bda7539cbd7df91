import type { Role } from './roles';

/** A person in a company, as permission rules see them. */
export interface Member {
  id: string;
  companyId: string;
  role: Role;
  /** The person whose transactions an employee works on; null for everybody else. */
  worksForId: string | null;
}
