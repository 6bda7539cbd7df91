import type { Tools } from '../../../tools';
import { encodePicture, keepPicture } from '../../pictures/use-cases/keep-picture';
import { removePicture } from '../../pictures/use-cases/remove-picture';
import { updatePerson, type PersonChange } from '../people.repository';
import type { Person } from '../person';

export interface ProfileChange {
  fullName?: string | undefined;
  phone?: string | undefined;
  avatar?: Uint8Array | undefined;
}

/** Changes what was given of a person's name, phone and picture. */
export async function updateProfile(
  tools: Pick<Tools, 'db' | 'files' | 'pictures' | 'clock'>,
  person: Person,
  { fullName, phone, avatar }: ProfileChange,
): Promise<void> {
  const pictureId = avatar && (await keepPicture(tools, await encodePicture(tools, avatar), { personId: person.id }));
  const change: PersonChange = { ...(fullName !== undefined && { fullName }), ...(phone !== undefined && { phone }), ...(pictureId && { pictureId }) };
  if (Object.keys(change).length > 0) await updatePerson(tools.db, person.id, change);
  if (pictureId && person.pictureId) await removePicture(tools, person.pictureId);
}
