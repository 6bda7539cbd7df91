import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The settings that decide where to search for browsers. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
}

const thisMachine: Machine = { platform: process.platform, environment: process.env, exists: existsSync };

/** Names of browsers in PATH. The first is Chromium without windows of its own, which takes half the processor time. */
export const browserCommands = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The path of an installed Chrome, Chromium or Edge; undefined if there is none.
 * A browser named in `KEYDATE_BROWSER` is the only one tried.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const named = machine.environment.KEYDATE_BROWSER;
  return (named ? [named] : usualPlaces(machine)).find(machine.exists);
}

function usualPlaces({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32') {
    const roots = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? windowsPrograms.map((program) => `${root}\\${program}`) : []));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return browserCommands.flatMap((command) => folders.map((folder) => join(folder, command)));
}
