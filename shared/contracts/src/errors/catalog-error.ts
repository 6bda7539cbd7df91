/** What an error code stands for. */
export interface CatalogError {
  status: number;
  /** The exact sentence that the person reads. */
  message: string;
}
