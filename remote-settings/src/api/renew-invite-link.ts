import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { renewInviteLink as renew, type Company } from '@keydate/contracts/companies';
import { changeCurrentUser } from './current-user';

export type InviteLink = CallInput<typeof renew>['body']['link'];

/** Replaces one of the person's own invite codes. Returns the company with the new links. */
export async function renewInviteLink(link: InviteLink): Promise<Company> {
  return (await changeCurrentUser(() => callApi(renew, { body: { link } }))).result.company;
}
