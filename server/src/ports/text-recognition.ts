import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures, PicturesRequest } from '@keydate/reader/sources/draw-pictures';

export interface ReadContractOptions {
  /** The company of the contract: each company has its share of the common queue. */
  companyId?: string;
  onProgress?: (progress: ScanProgress) => void;
  /** Aborting cancels the reading and frees its memory. */
  signal?: AbortSignal;
}

/** Reads the table of dates out of a contract's bytes; and draws its pictures; refuses with an AppError (CONTRACT_…, SCAN_…). */
export interface TextRecognition {
  /** How many contracts it reads at once. */
  readonly places: number;
  /**
   * Throws AppError SCAN_BUSY if no further contract would be accepted now, COMPANY_SCANS_WAITING if none of that
   * company.
   */
  refuseWhenFull(companyId?: string): void;
  readContract(bytes: Uint8Array, options?: ReadContractOptions): Promise<ContractReading>;
  /** Draws the pictures of a contract that was read. */
  drawPictures(
    bytes: Uint8Array,
    request: PicturesRequest,
    options?: Pick<ReadContractOptions, 'companyId' | 'signal'>,
  ): Promise<ContractPictures>;
  close(): Promise<void>;
}
