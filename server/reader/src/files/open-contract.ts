import type { ContractDocument, ReadingTools } from '../reading-tools';
import { filesOf } from './bundle';
import { sniffFile } from './sniff-file';

/** Opens a contract: one file, or several as one, whose pages follow one another. */
export async function openContract(
  bytes: Uint8Array,
  tools: Pick<ReadingTools, 'openPdf' | 'openPicture'>,
): Promise<ContractDocument> {
  const files = filesOf(bytes);
  if (!files) return openFile(bytes, tools);
  const documents: ContractDocument[] = [];
  const close = async () => {
    for (const document of documents) await document.close();
  };
  try {
    for (const file of files) documents.push(await openFile(file, tools));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...joined(documents), close };
}

function openFile(bytes: Uint8Array, tools: Pick<ReadingTools, 'openPdf' | 'openPicture'>): Promise<ContractDocument> {
  return sniffFile(bytes) === 'pdf' ? tools.openPdf(bytes) : tools.openPicture(bytes);
}

function joined(documents: readonly ContractDocument[]): Omit<ContractDocument, 'close'> {
  return {
    pageCount: documents.reduce((sum, { pageCount }) => sum + pageCount, 0),
    page(number) {
      let own = number;
      for (const document of documents) {
        if (own <= document.pageCount) return document.page(own);
        own -= document.pageCount;
      }
      throw new RangeError(`The contract has no page ${number}.`);
    },
    async isXfa() {
      for (const document of documents) if (await document.isXfa?.()) return true;
      return false;
    },
  };
}
