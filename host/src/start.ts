/**
 * The parts of the shell, in the order in which they are evaluated. All are in the host's first script (`eager`), so that the page
 * fetches nothing more. Without `webpackExports` webpack would include all exports of each module, also the unused ones.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'zod'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/fields'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/companies'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/people'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'rxjs'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/chat'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/registry'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/shell'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@keydate/contracts/telemetry'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './shell/shell'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './startup/page-session'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './startup/this-page'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './main'),
];

/**
 * Evaluates each part in a task of its own. All in one task would take a phone half a second; between two tasks the browser
 * paints and answers.
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
