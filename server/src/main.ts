import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig } from './config';
import { fillDemo } from './demo/fill-demo';
import { subscribeDemo } from './demo/subscribe-demo';
import { refuseDemoPeople } from './demo/refuse-demo-people';
import { startJobs } from './jobs/start-jobs';
import { startScanning } from './jobs/start-scanning';
import { announce } from './startup/announce';
import { connectSandbox } from './startup/open-payments';
import { openTools } from './startup/open-tools';
import { progressLines } from './startup/progress';
import { explainFailure } from './startup/explain-failure';
import { holdUntilInputEnds } from './startup/hold-until-input-ends';
import { storedSecret } from './startup/stored-secret';
import { operatorLog } from './startup/operator-log';
import { refuseTakenPort } from './startup/refuse-taken-port';
import { stopOnSignal } from './startup/stop-on-signal';
import { warnOfPresets } from './startup/warn-of-presets';

// server/ both as source (src/main.ts) and as built (dist/main.mjs)
const serverRoot = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const presets = { home: join(serverRoot, '../.keydate'), codeSecret: storedSecret };
  const config = readConfig(process.env, presets);
  await refuseTakenPort(config);
  // `npm start` asks before it builds and installs: by then settings and port are checked
  if (process.argv.includes('--check')) return holdUntilInputEnds(config);
  const log = operatorLog(config);
  const progress = progressLines(log.info);
  const { tools, close } = await openTools(config, serverRoot, { log, progress });
  if (config.mode === 'demo')
    await progress.step('demo filled', async () => {
      await fillDemo(tools, join(serverRoot, 'demo/pictures'));
      await subscribeDemo(tools);
    });
  else await refuseDemoPeople(tools.db);
  const app = await buildApp(tools);
  const { roles } = config;
  const stopJobs = roles.has('jobs') ? startJobs(tools) : undefined;
  const stopScanning = roles.has('scan') ? startScanning(tools) : undefined;
  const stop = async () => {
    stopJobs?.();
    stopScanning?.();
    await app.close();
    await close();
  };
  try {
    const listening = await app.listen({ host: config.host, port: config.port });
    if (roles.has('web')) connectSandbox(tools, listening);
    announce(config, listening, log.info);
    warnOfPresets(config, (sentence) => app.log.warn(sentence));
  } catch (error) {
    await stop();
    throw error;
  }
  const drainMs = config.drainSeconds * 1000;
  const drain = async () => {
    app.drain();
    // what it reads may end meanwhile; the rest is left to other servers
    stopScanning?.();
    tools.realtime.disperse(drainMs);
    await setTimeout(drainMs);
  };
  stopOnSignal(() => drain().then(stop), drainMs, log);
}

start().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exit(1);
});
