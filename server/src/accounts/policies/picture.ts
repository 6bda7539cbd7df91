import type { Person } from '../people/person';

export interface PictureOwner {
  personId: string | null;
  companyId: string | null;
  personCompanyId: string | null;
}

/** True if a person may see a picture: their own, and those of their company, its people and its clients. */
export function canSeePicture(viewer: Pick<Person, 'id' | 'companyId'>, owner: PictureOwner): boolean {
  if (owner.personId === viewer.id) return true;
  return (
    viewer.companyId !== null && (owner.companyId === viewer.companyId || owner.personCompanyId === viewer.companyId)
  );
}
