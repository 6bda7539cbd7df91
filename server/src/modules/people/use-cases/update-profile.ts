import type { Tools } from '../../../tools';
import { storePicture } from '../../pictures/use-cases/store-picture';
import { updatePerson, type PersonChange } from '../people.repository';

export interface ProfileChange {
  fullName?: string | undefined;
  phone?: string | undefined;
  avatar?: Uint8Array | undefined;
}

/** Changes what was given of a person's name, phone and picture. */
export async function updateProfile(
  tools: Pick<Tools, 'db' | 'files' | 'pictures' | 'clock'>,
  personId: string,
  { fullName, phone, avatar }: ProfileChange,
): Promise<void> {
  const pictureId = avatar && (await storePicture(tools, avatar, { personId }));
  const change: PersonChange = { ...(fullName !== undefined && { fullName }), ...(phone !== undefined && { phone }), ...(pictureId && { pictureId }) };
  if (Object.keys(change).length > 0) await updatePerson(tools.db, personId, change);
}
