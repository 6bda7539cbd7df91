/** The picture picker's value. */
export interface ChosenPicture {
  /** True from the choice of a file until it can be cropped. A form that is sent now would be sent without the picture. */
  isOpening: boolean;
  /** Gives the cropped picture; undefined while there is none. Rejects when the browser cannot write it. */
  crop?: () => Promise<Blob>;
}

export const NO_PICTURE: ChosenPicture = { isOpening: false };
