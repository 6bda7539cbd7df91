import type { ReactElement } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';

/** A page in a window that is high enough to draw every message: jsdom has no sizes. */
export function inViewport(page: ReactElement, viewportHeight = 4000): ReactElement {
  return <VirtuosoMockContext.Provider value={{ viewportHeight, itemHeight: 60 }}>{page}</VirtuosoMockContext.Provider>;
}
