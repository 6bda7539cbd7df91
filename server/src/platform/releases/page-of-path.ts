import type { Audience, PageRegistry, PageRelease } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';

export interface PageOfPath {
  release: PageRelease;
  /** The key of the page in the remote's card. */
  key: string;
  title: string;
  path: string;
  description: string | undefined;
  /** The first calls of the page, as its card names them. */
  firstCalls: readonly string[];
}

/** The page that a path opens for one of these audiences; null if the host alone answers. */
export function pageOfPath(registry: PageRegistry, path: string, audiences: readonly Audience[]): PageOfPath | null {
  for (const release of Object.values(registry)) {
    for (const [key, { audiences: readers, path: pattern, title, description, firstCalls = [] }] of Object.entries(
      release.card.pages,
    )) {
      const isForThem = readers.some((audience) => audiences.includes(audience));
      if (isForThem && isAtPath(pattern, path)) return { release, key, title, path: pattern, description, firstCalls };
    }
  }
  return null;
}
