import type { DeadlinePicture } from '@keydate/contracts/transactions';
import { createContext, use } from 'react';

/** The pictures of a transaction's deadlines, for people who may change it. */
export const DeadlinePictures = createContext<readonly DeadlinePicture[]>([]);

export function usePictureOfDeadline(id: string): DeadlinePicture | undefined {
  return use(DeadlinePictures).find(({ dateId }) => dateId === id);
}
