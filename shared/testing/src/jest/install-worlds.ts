import { installWire } from '@keydate/client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { memorySession } from '../session/memory-session';
import { startWorld } from '../worlds/start-world';
import { clockOffset, setClock } from '../worlds/world-clock';
import type { WorldPlan } from '../worlds/world-plan';

/**
 * Lets a test file look at the worlds of QA. Called once, at the top of the file; returns a function that begins a world
 * as its first viewer sees it, fills the tab's storage, and returns the place for `renderPage`.
 */
export function installWorlds() {
  const interceptor = setupServer();
  beforeAll(() => interceptor.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    interceptor.resetHandlers();
    window.sessionStorage.clear();
    window.localStorage.clear();
    setClock(0);
  });
  afterAll(() => interceptor.close());

  return (plan: WorldPlan) => {
    // at the world's own moment, as on the desk: at some hours it is another day in Denver than here
    setClock(clockOffset(plan.begins));
    const { answer, openWire, kept, arrival, person, token } = startWorld(plan, plan.viewer, () => undefined);
    installWire(openWire);
    interceptor.use(http.all('*/api/*', ({ request }) => answer(request)));
    for (const [key, value] of Object.entries(kept.tab ?? {}))
      window.sessionStorage.setItem(key, JSON.stringify(value));
    for (const [key, value] of Object.entries(kept.browser ?? {}))
      window.localStorage.setItem(key, JSON.stringify(value));
    return { at: plan.at, state: arrival, session: memorySession(person, token) };
  };
}
