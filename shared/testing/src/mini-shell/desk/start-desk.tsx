import type { PageRegistry } from '@keydate/contracts/registry';
import { createRoot } from 'react-dom/client';
import { readSituation } from '../situation';
import { createDesk, type WorldsModule } from './desk';
import { DeskPage } from './desk-page';

// Not a part of this build: it is made of the remote's own folder at every load.
const WORLDS = '/worlds.js';

/** Draws the desk for the one remote of the registry. Rejects with a sentence when no world can begin. */
export async function startDesk(registry: PageRegistry, root: HTMLElement): Promise<void> {
  const [release] = Object.values(registry);
  if (!release) throw new Error('This page carries no remote.');
  const module = (await import(/* webpackIgnore: true */ WORLDS)) as WorldsModule;
  const { pathname, search, hash } = window.location;
  const desk = createDesk(module, readSituation(pathname + search + hash));
  window.keydateDesk = desk.link;
  createRoot(root).render(<DeskPage desk={desk} title={release.card.title} />);
}
