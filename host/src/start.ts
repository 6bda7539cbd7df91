/**
 * What the shell is made of, in the order in which it is evaluated. All of it is in the host's first script (`eager`), so
 * that nothing more is fetched.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'zod'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/fields'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/companies'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/people'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@keydate/ui'),
  () => import(/* webpackMode: "eager" */ 'rxjs'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/chat'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/registry'),
  () => import(/* webpackMode: "eager" */ '@keydate/client'),
  () => import(/* webpackMode: "eager" */ '@keydate/shell'),
  () => import(/* webpackMode: "eager" */ '@keydate/contracts/telemetry'),
  () => import(/* webpackMode: "eager" */ './shell/shell'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/**
 * Evaluates each part in a task of its own. All in one task would take a phone half a second; between two tasks the browser
 * paints and answers.
 */
async function evaluateInTurns(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
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
