import type { RegistryFile } from '@keydate/contracts/registry';
import type { WebBuild } from '../webpack/web-build';
import { hasItsFiles } from './has-its-files';
import { misfit } from '@keydate/contracts/releases/misfit';
import { refusal } from '@keydate/contracts/releases/refusal';

/**
 * One sentence for each remote that differs from the checkout: it was removed, it is another release, it waits for a
 * host, its files are missing, or it no longer fits the host.
 * @param builds the product as the checkout has it
 */
export function liveNotices(home: string, live: RegistryFile, builds: readonly WebBuild[]): string[] {
  const removed = Object.entries(live.removed ?? {})
    .filter(([name]) => builds.some((build) => build.kind === 'remote' && build.name === name))
    .map(
      ([name, { by, at, reason }]) =>
        `${name} was removed by ${by} at ${at}: ${reason}. To bring it back: npm run release -- ${name}.`,
    );
  const different = Object.entries(live.remotes).flatMap(([name, { current, waiting }]) => {
    const ofCheckout = builds.find((build) => build.kind === 'remote' && build.name === name)?.release;
    const remedy = `npm run release -- ${name}`;
    const sentences = [
      ofCheckout === undefined &&
        `${name} is live as it was released (${current.release}); the checkout does not have it.`,
      waiting && `${name} stays as it was (${current.release}). In the checkout, ${misfit(waiting, live.host)}`,
      ofCheckout !== undefined &&
        ofCheckout !== current.release &&
        !waiting &&
        `${name} is live as it was released (${current.release}), not as in the checkout. To make the checkout live: ${remedy}.`,
      !hasItsFiles(home, name, current) &&
        `The files of ${name} ${current.release} are missing from ${home}, so its pages cannot be shown. To restore them: ${remedy}.`,
      refusal(name, current, live),
    ];
    return sentences.filter((sentence) => typeof sentence === 'string');
  });
  return [...removed, ...different];
}
