import { callApi } from '@keydate/client';
import { acceptLenderInvitation, declineLenderInvitation } from '@keydate/contracts/lenders';

/** Accepts an invitation and gives the id of its transaction. */
export async function acceptInvitation(id: string): Promise<string> {
  return (await callApi(acceptLenderInvitation, { params: { id } })).result.transactionId;
}

export async function declineInvitation(id: string): Promise<void> {
  await callApi(declineLenderInvitation, { params: { id } });
}
