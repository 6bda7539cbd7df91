/**
 * The parts of the shell, in the order in which they are evaluated. All are in the host's first script (`eager`), so that the page
 * fetches nothing more. Without `webpackExports` webpack would include all exports of each module, also the unused ones.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'zod'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './main'),
];

/**
 * Evaluates each part in a task of its own, so that the browser paints and responds in between. All in one task would block a phone
 * for half a second; these take at most 120 ms each (decision 56).
 */
async function evaluateInTurns(): Promise<void> {
  for (const evaluate of parts) {
    // the first one too: Module Federation has just begun
    await nextTask();
    await evaluate();
  }
}

/** A message comes in a task of its own and, unlike a timer, without delay. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

void evaluateInTurns();
