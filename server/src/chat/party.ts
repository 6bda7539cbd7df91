import type { Role } from '@keydate/domain/roles';

/** A person or a client, as a sender or receiver of messages. */
export interface Party {
  kind: 'person' | 'client';
  id: string;
  companyId: string | null;
  /** Null for a client. */
  role: Role | null;
  /** The person whose transactions an employee works on; null for everybody else. */
  worksForId: string | null;
  fullName: string;
  pictureId: string | null;
  email: string;
}
