import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { id, role, stored } from './fields';

/** Spec § 3, Teammate card; `role` and `removable` (by whom it is given to) are our additions. */
export const teammate = z.object({
  _id: id,
  fullName: z.string(),
  avatar: stored.nullable(),
  role,
  removable: z.boolean(),
});
export type Teammate = z.infer<typeof teammate>;

export const companyEmployees = defineCall({
  method: 'GET',
  path: 'company-employees',
  summary: 'The people of your company, without yourself',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ employee: z.array(teammate) })) },
});

export const companyAgents = defineCall({
  method: 'GET',
  path: 'superAdmin/agents',
  summary: 'The people of your company, without yourself, for super roles',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.array(teammate)) },
});

export const removeTeammate = defineCall({
  method: 'DELETE',
  path: 'delete/:id',
  summary: 'Remove somebody from your company',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: plainReply },
});
