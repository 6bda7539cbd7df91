import type { RegistryFile } from '../registry';
import type { LiveRelease } from './upload';

/** What is live: the host, then each remote. */
export function liveReleases({ host, hostMadeLive, previousHosts = [], remotes }: RegistryFile): LiveRelease[] {
  const ofHost = {
    name: 'host',
    release: host.release,
    released: host.released,
    madeLive: hostMadeLive,
    previous: previousHosts.map(({ release }) => release),
  };
  const ofRemotes = Object.entries(remotes).map(([name, { current, madeLive, previous, disabled, rollOut }]) => ({
    name,
    release: current.release,
    released: current.released,
    madeLive,
    previous: previous.map(({ release }) => release),
    disabled: disabled?.reason,
    rollOut: rollOut && { ...rollOut, release: rollOut.release.release, released: rollOut.release.released },
  }));
  return [ofHost, ...ofRemotes];
}
