import { join, sep } from 'node:path';
import type { Compilation } from 'webpack';
import type { WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';
import { kit } from './kit';

/** The packages whose code a kit has for tests and desk alone. */
export const CODE_OF_KIT = ['client', 'shell', 'testing', 'ui'];

/** Throws one sentence if a build with a kit contains code that the host lends, or that is for tests alone. */
export function refuseHostCode(build: WebBuild, { modules }: Compilation): void {
  if (!kit) return;
  for (const module of modules) {
    const file = module.nameForCondition() ?? '';
    const found = CODE_OF_KIT.find((name) => file.startsWith(join(workspaceRoot, 'shared', name) + sep));
    if (found !== undefined) throw bundled(build.name, `@keydate/${found}`);
  }
}

/** The sentence for a build that failed because a package has types alone; undefined for any other failure, and in a checkout. */
export function refusalOfHostCode({ name }: WebBuild, error: unknown): Error | undefined {
  if (!kit || !(error instanceof Error)) return undefined;
  const [, found] = /is not exported [^\n]* from package \S+@keydate[\\/](client|ui)\b/.exec(error.message) ?? [];
  return found === undefined ? undefined : bundled(name, `@keydate/${found}`);
}

/** The sentence for a build that would contain a package. */
function bundled(remote: string, request: string): Error {
  return new Error(
    `${remote} would contain code of ${request}, which the host lends: import only what its types offer, and test code in tests alone.`,
  );
}
