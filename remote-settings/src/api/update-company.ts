import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateCompany as update, type Company } from '@keydate/contracts/companies';
import { changeCurrentUser } from './current-user';

/** Changes the company of the signed-in person. Returns the changed company. */
export async function updateCompany(body: CallInput<typeof update>['body'], companyAvatar?: Blob): Promise<Company> {
  return (await changeCurrentUser(() => callApi(update, { body, files: { companyAvatar } }))).result.company;
}
