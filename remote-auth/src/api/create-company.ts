import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { createCompany as create, type Company } from '@keydate/contracts/companies';

/** Creates the signed-in person's company. */
export async function createCompany(body: CallInput<typeof create>['body'], companyAvatar?: Blob): Promise<Company> {
  return (await callApi(create, { body, files: { companyAvatar } })).result;
}
