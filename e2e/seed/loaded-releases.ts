import type { Page } from '@playwright/test';

/** The releases of a remote that the page has tried to load files of. */
export function releasesOf(page: Page, remote: string): Promise<string[]> {
  return page.evaluate((folder) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(files.filter((file) => file.startsWith(folder)).map((file) => file.split('/')[3] ?? ''))];
  }, `/remotes/${remote}/`);
}
