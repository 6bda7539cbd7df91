import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures, PicturesRequest } from '@keydate/reader/sources/draw-pictures';

export interface ReadContractOptions {
  onProgress?: (progress: ScanProgress) => void;
  /** Aborting cancels the reading and frees its memory. */
  signal?: AbortSignal;
}

/** Reads the table of dates out of a contract's bytes; and draws its pictures; refuses with an AppError (CONTRACT_…, SCAN_…). */
export interface TextRecognition {
  /** How many contracts it reads at once. */
  readonly places: number;
  /** True if it would take no further contract: it stops, or many pictures are drawn. */
  readonly isFull: boolean;
  readContract(bytes: Uint8Array, options?: ReadContractOptions): Promise<ContractReading>;
  /** Draws the pictures of a contract that was read. */
  drawPictures(
    bytes: Uint8Array,
    request: PicturesRequest,
    options?: Pick<ReadContractOptions, 'signal'>,
  ): Promise<ContractPictures>;
  close(): Promise<void>;
}
