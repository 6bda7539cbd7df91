import { runScript } from '../terminal/run-script';

// every world and every dialog at 320 and 1280 pixels, each in both themes; the suite has one theme at each width
const environment = { ...process.env, SOAK_LOOKS: '1' };
const { code } = await runScript('e2e', { args: ['worlds'], output: 'show', environment });
process.exitCode = code;
