import type { RegistryFile } from '@keydate/contracts/registry';
import type { WebBuild } from '../webpack/web-build';
import { hasItsFiles } from './has-its-files';
import { refusal } from './refusal';

/**
 * What a person should know of remotes whose live release is not what the checkout holds, a sentence each: that it is
 * another one, that its files are gone, that it no longer fits the host.
 * @param builds the product as the checkout holds it
 */
export function keptBehind(home: string, live: RegistryFile, builds: readonly WebBuild[]): string[] {
  return Object.entries(live.remotes).flatMap(([name, { current }]) => {
    const ofCheckout = builds.find((build) => build.kind === 'remote' && build.name === name)?.release;
    const remedy = `npm run release -- ${name}`;
    const sentences = [
      ofCheckout !== current.release &&
        `${name} is live as it was released (${current.release}), not as the checkout has it: ${remedy} makes that live.`,
      !hasItsFiles(home, name, current) &&
        `The files of ${name} ${current.release} are gone from ${home}, so its pages cannot be shown: ${remedy} mends it.`,
      refusal(name, current, live),
    ];
    return sentences.filter((sentence) => typeof sentence === 'string');
  });
}
