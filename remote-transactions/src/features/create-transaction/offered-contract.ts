/**
 * The contract with which each person has started the wizard, until its dates step reads it. In memory: a file does not survive a
 * reload.
 */
const offered = new Map<string, readonly File[]>();

export const offeredContract = {
  offer: (userId: string, files: readonly File[]) => void offered.set(userId, files),
  /** Its name; undefined if there is none. */
  nameOf: (userId: string) => offered.get(userId)?.[0]?.name,
  /** Gives the files once. */
  take(userId: string): readonly File[] {
    const files = offered.get(userId) ?? [];
    offered.delete(userId);
    return files;
  },
};
