import type { RegistryFile } from '../registry';
import { atOrigin } from './addresses';
import type { LiveRelease } from './upload';

/** A state without the email addresses of those who get a newer release. */
export function withoutPeople({ rollOut, ...state }: LiveRelease): LiveRelease {
  return rollOut ? { ...state, rollOut: { ...rollOut, people: [], peopleCount: rollOut.people.length } } : state;
}

/** The live releases: the host's, then each remote's. */
export function liveReleases({ host, hostMadeLive, previousHosts = [], remotes }: RegistryFile): LiveRelease[] {
  const ofHost = {
    name: 'host',
    release: host.release,
    released: host.released,
    madeLive: hostMadeLive,
    previous: previousHosts.map(({ release }) => release),
    address: host.scripts[0],
  };
  const ofRemotes = Object.entries(remotes).map(([name, { current, ...pointer }]) => ({
    name,
    release: current.release,
    released: current.released,
    madeLive: pointer.madeLive,
    previous: pointer.previous.map(({ release }) => release),
    address: atOrigin(current).entry,
    disabled: pointer.disabled?.reason,
    rollOut: pointer.rollOut && {
      ...pointer.rollOut,
      release: pointer.rollOut.release.release,
      released: pointer.rollOut.release.released,
    },
    withdrawn: pointer.withdrawn,
  }));
  return [ofHost, ...ofRemotes];
}
