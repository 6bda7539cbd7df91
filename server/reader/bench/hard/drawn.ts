/** A contract that is easily read wrong, or only in part, and the rows that it has. */
export interface Drawn {
  bytes: Buffer;
  rows: (readonly string[])[];
}
