import type { PageLayout, Word } from './page-layout';
import type { GrayImage } from './picture/gray-image';

/** A page with its words as they were typed; pictures beside them may be large enough to hold a table. */
export interface TypedPage extends PageLayout {
  hasLargePicture: boolean;
}

/** One page of a contract, typed or a picture. */
export interface ContractPage {
  /** Its words and lines, or null where the page is a picture or its text makes no sense. */
  typed(): Promise<TypedPage | null>;
  picture(): Promise<GrayImage>;
}

export interface ContractDocument {
  pageCount: number;
  /** Pages count from 1. */
  page(number: number): Promise<ContractPage>;
  close(): Promise<void>;
}

/** Reads the words of a picture that holds one line of text under another. */
export interface LineRecognizer {
  recognize(image: GrayImage): Promise<Word[]>;
}

/** Another engine, which reads a whole page at once and tells where its words and the edges of its cells are. */
export interface PageReader {
  readPage(image: GrayImage): Promise<PageLayout>;
}

/** What the reading of a contract needs from libraries. */
export interface ReadingTools {
  openPdf(bytes: Uint8Array): Promise<ContractDocument>;
  openPicture(bytes: Uint8Array): Promise<ContractDocument>;
  recognizer(): Promise<LineRecognizer>;
  /** Where another engine was chosen: it reads the pictures in the recognizer's stead. */
  pageReader?(): Promise<PageReader>;
}
