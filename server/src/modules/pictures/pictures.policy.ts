import type { Person } from '../people/person';

export interface PictureOwner {
  personId: string | null;
  companyId: string | null;
  personCompanyId: string | null;
}

/** One sees one's own picture and those of one's company: of its people, its clients and itself. */
export function canSeePicture(viewer: Pick<Person, 'id' | 'companyId'>, owner: PictureOwner): boolean {
  if (owner.personId === viewer.id) return true;
  return (
    viewer.companyId !== null && (owner.companyId === viewer.companyId || owner.personCompanyId === viewer.companyId)
  );
}
