import { isRole, type Role } from '@keydate/domain/roles';

/** The role that a navigation to /signup proposes; undefined when it proposes none. */
export function readOfferedRole(state: unknown): Role | undefined {
  if (typeof state !== 'object' || state === null || !('role' in state)) return undefined;
  return typeof state.role === 'string' && isRole(state.role) ? state.role : undefined;
}
