import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { StageLink } from '../stage-link';

/**
 * Hands every call of this frame to the desk. The worker is this frame's own, so that two windows with different worlds
 * do not answer each other's calls. Resolves once no call can slip past it.
 */
export async function interceptCalls({ answer }: StageLink): Promise<void> {
  const worker = setupWorker(http.all('*/api/*', ({ request }) => answer(request)));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
}
