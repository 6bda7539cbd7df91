import type { ReactElement } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';

/** A page in a window that is high enough to draw every message: jsdom has no sizes. */
export function inViewport(page: ReactElement): ReactElement {
  return (
    <VirtuosoMockContext.Provider value={{ viewportHeight: 4000, itemHeight: 60 }}>{page}</VirtuosoMockContext.Provider>
  );
}
