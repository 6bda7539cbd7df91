/**
 * The host's first script. What the shell is made of is evaluated in several tasks, not in one that takes a phone half a
 * second: between two of them the browser paints and answers. All of it is in this script (`eager`), so that nothing more
 * is fetched.
 */
async function startInTurns(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'zod');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@keydate/contracts/people');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@keydate/ui');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@keydate/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main');
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

void startInTurns();
