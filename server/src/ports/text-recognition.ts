import type { ScanDoubt, ScanExtent, ScanProgress } from '@keydate/contracts/scans';

/**
 * What a finished scan tells of itself: how many rows it read, how many have a day, how many need a look, what it left out
 * and may have missed. Of other tables in the same file, as an earlier offer's, no rows are among these but for days of titles that the table lacks.
 */
export interface ReadingSummary extends ScanExtent {
  rows: number;
  withDay: number;
  needLook: number;
}

export interface ContractReading {
  /** spec § 3: the header row, then item number, reference, title, date, each in the cell's own words. */
  rows: string[][];
  summary: ReadingSummary;
  /** What the reading was not sure of, whatever the cells' words say. */
  doubts: ScanDoubt[];
}

export interface ReadContractOptions {
  onProgress?: (progress: ScanProgress) => void;
  /** Aborting gives the reading up and frees what it held. */
  signal?: AbortSignal;
}

/** Reads the table of dates out of a contract's bytes; refuses with an AppError of the catalogue (CONTRACT_…, SCAN_…). */
export interface TextRecognition {
  /** Throws AppError SCAN_BUSY when no further contract would be taken now. */
  refuseWhenFull(): void;
  readContract(bytes: Uint8Array, options?: ReadContractOptions): Promise<ContractReading>;
  close(): Promise<void>;
}
