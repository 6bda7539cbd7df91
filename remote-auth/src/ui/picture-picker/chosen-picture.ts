/** What has come of choosing a picture. */
export interface ChosenPicture {
  /** From the choice until it lies in its stage: what is sent now would be sent without it. */
  isOpening: boolean;
  /** Cuts out what is seen in the stage; undefined while there is nothing. Rejects when it cannot be written. */
  cut?: () => Promise<Blob>;
}

export const NO_PICTURE: ChosenPicture = { isOpening: false };
