/** The origin of a request, for the record. */
export interface Sender {
  address: string;
  userAgent: string;
}
