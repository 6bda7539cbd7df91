/** The status and the sentence of an error code. */
export interface CatalogError {
  status: number;
  /** The exact sentence that the person reads. */
  message: string;
}
