import type { User } from '@keydate/contracts/people';
import { aPersonWithoutCompany, anAgent, anEmployee, aLender, aRealtor } from '../builders/people';

/** The people who may look at a remote: somebody signed out, somebody without a company, and each role with one. */
export const VIEWERS = ['visitor', 'withoutCompany', 'SuperRealtor', 'SuperLender', 'Agent', 'Employee'] as const;
export type Viewer = (typeof VIEWERS)[number];

const MAKERS: Record<Viewer, () => User | null> = {
  visitor: () => null,
  withoutCompany: aPersonWithoutCompany,
  SuperRealtor: aRealtor,
  SuperLender: aLender,
  Agent: anAgent,
  Employee: anEmployee,
};

/** The person who looks; null for a visitor. */
export function personOf(viewer: Viewer): User | null {
  return MAKERS[viewer]();
}

export function isViewer(text: string): text is Viewer {
  return VIEWERS.some((viewer) => viewer === text);
}
