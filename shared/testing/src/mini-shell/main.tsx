import '@keydate/ui/fonts';
import { readInlinedRegistry } from '@keydate/shell';

const registry = readInlinedRegistry(document);
const root = document.getElementById('root') ?? document.body;

/** One page for both frames: in the desk's frame it is the stage, alone in its window it is the desk. */
async function open(): Promise<void> {
  const desk = window.parent === window ? undefined : window.parent.keydateDesk;
  if (desk) {
    const { startStage } = await import('./stage/start-stage');
    await startStage(desk, registry, root);
    return;
  }
  const { startDesk } = await import('./desk/start-desk');
  await startDesk(registry, root);
}

open().catch((error: unknown) => {
  root.textContent = error instanceof Error ? error.message : String(error);
});
