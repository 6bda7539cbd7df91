import { callApi } from '@keydate/client';
import { removeTeammate as remove } from '@keydate/contracts/teammates';

/** Removes somebody from the company. */
export async function removeTeammate(id: string): Promise<void> {
  await callApi(remove, { params: { id } });
}
