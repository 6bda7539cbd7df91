/** A contract that is easily misread, or only read in part, and its rows. */
export interface Drawn {
  bytes: Buffer;
  rows: (readonly string[])[];
}
