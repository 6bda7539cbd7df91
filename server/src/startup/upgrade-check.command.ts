import { checkUpgrade } from './check-upgrade';
import { runCommand } from './run-command';
import { unknownSettings } from './unknown-settings';

for (const sentence of unknownSettings(process.env)) {
  console.error(sentence);
  process.exitCode = 1;
}
runCommand('upgrade:check', [], checkUpgrade);
