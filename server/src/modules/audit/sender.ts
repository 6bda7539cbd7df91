/** Where a request came from, for the record. */
export interface Sender {
  address: string;
  userAgent: string;
}
