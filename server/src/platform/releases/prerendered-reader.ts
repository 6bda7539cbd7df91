import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { prerenderedPage, type PrerenderedPage } from '@keydate/contracts/prerendered-page';
import type { PageOfPath } from './page-of-path';

/** Returns a page as its remote's build rendered it; null if the build did not, or the file cannot be read. */
export type ReadPrerendered = (page: PageOfPath) => Promise<PrerenderedPage | null>;

/** Reads rendered pages of the releases in `home`; each file once, because the files of releases never change. */
export function prerenderedReader(home: string, warn: (sentence: string) => void): ReadPrerendered {
  const pages = new Map<string, PrerenderedPage>();

  return async ({ release, key }) => {
    const address = release.prerendered?.[key];
    if (address === undefined) return null;
    const known = pages.get(address);
    if (known) return known;
    const page = await readPage(home, address);
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

async function readPage(home: string, address: string): Promise<PrerenderedPage | null> {
  const path = normalize(address);
  if (!path.startsWith('/remotes/')) return null;
  try {
    return prerenderedPage.safeParse(JSON.parse(await readFile(join(home, path), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}
