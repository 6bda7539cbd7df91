import { startTransition } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { Root } from 'react-dom/client';

/**
 * `react-dom/client` whose new roots render in slices of a few milliseconds, so that the browser can paint and respond in
 * between. React does that for transitions only; rendered in one go, a page blocks a phone for a fifth of a second.
 */
export const drawnInPieces: typeof ReactDOMClient = {
  ...ReactDOMClient,
  createRoot: (container, options): Root => {
    const root = ReactDOMClient.createRoot(container, options);
    return {
      render: (content) => startTransition(() => root.render(content)),
      unmount: () => root.unmount(),
    };
  },
};
