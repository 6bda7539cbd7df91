/** What has come of choosing a picture. */
export interface ChosenPicture {
  /** From the choice to the first cut: what is sent now would be sent without it. */
  isOpening: boolean;
  /** What was cut out; undefined while there is nothing. */
  square?: Blob;
}

export const NO_PICTURE: ChosenPicture = { isOpening: false };
