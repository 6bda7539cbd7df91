import type { Teammate } from '@keydate/contracts/teammates';
import type { Member } from '../people/person';
import { presentPicture } from '../pictures/pictures.presenter';

export function presentTeammate({ id, fullName, pictureId, role }: Member, removable: boolean): Teammate {
  return { _id: id, fullName, avatar: presentPicture(pictureId), role, removable };
}
