import type { PageLayout, Word } from './page-layout';
import type { GrayImage } from './picture/gray-image';

/** A page with typed words. It may also have pictures, some large enough to hold a table. */
export interface TypedPage extends PageLayout {
  /** The boxes of its form as words: ☒ if ticked, otherwise ☐. */
  boxes?: readonly Word[];
  hasLargePicture: boolean;
  /** The page as a picture with the text in the same direction. */
  drawing(): Promise<GrayImage>;
}

/** One page of a contract, typed or a picture. */
export interface ContractPage {
  /** Its words and lines; null when the page is a picture or its text is gibberish. */
  typed(): Promise<TypedPage | null>;
  picture(): Promise<GrayImage>;
  /** Says if it has a picture with too many dots to unpack, which `picture` leaves out. */
  leavesPictureOut?(): Promise<boolean>;
}

export interface ContractDocument {
  pageCount: number;
  /** Pages count from 1. */
  page(number: number): Promise<ContractPage>;
  /** Says if it is a form whose contents may be shown in Adobe Reader alone. */
  isXfa?(): Promise<boolean>;
  close(): Promise<void>;
}

/** Reads the words of a picture of text lines, one below the other. */
export interface LineRecognizer {
  recognize(image: GrayImage): Promise<Word[]>;
}

/** Another engine, which reads a whole page at once and returns its words and the edges of its cells. */
export interface PageReader {
  readPage(image: GrayImage): Promise<PageLayout>;
}

/** The libraries that reading a contract depends on. */
export interface ReadingTools {
  openPdf(bytes: Uint8Array): Promise<ContractDocument>;
  openPicture(bytes: Uint8Array): Promise<ContractDocument>;
  recognizer(): Promise<LineRecognizer>;
  /** Set when another engine was chosen: it reads pictures instead of the recognizer. */
  pageReader?(): Promise<PageReader>;
}
