import { prerenderedPage, type PrerenderedPage } from '@keydate/contracts/prerendered-page';
import type { ReleaseFiles } from '../../ports/release-files';
import type { PageOfPath } from './page-of-path';
import { releasedFile } from './released-file';

/** Returns a page as its remote's build rendered it; null if the build did not, or the file cannot be read. */
export type ReadPrerendered = (page: PageOfPath) => Promise<PrerenderedPage | null>;

/** Reads rendered pages of releases; each file once, because the files of releases never change. */
export function prerenderedReader(files: ReleaseFiles, warn: (sentence: string) => void): ReadPrerendered {
  const pages = new Map<string, PrerenderedPage>();

  return async ({ release, key }) => {
    const address = release.prerendered?.[key];
    if (address === undefined) return null;
    const known = pages.get(address);
    if (known) return known;
    const page = await readPage(files, address);
    if (!page) {
      warn(`${address} cannot be read; the page is drawn in the browser.`);
      return null;
    }
    // a release replaces the page: the last few are enough
    if (pages.size >= 8) pages.clear();
    pages.set(address, page);
    return page;
  };
}

async function readPage(files: ReleaseFiles, address: string): Promise<PrerenderedPage | null> {
  const found = releasedFile(address);
  if (!found || found.key.name === 'host') return null;
  try {
    const bytes = await files.read(found.key, found.file);
    return bytes && (prerenderedPage.safeParse(JSON.parse(bytes.toString())).data ?? null);
  } catch {
    return null;
  }
}
