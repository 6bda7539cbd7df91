import type { RegistryFile } from '../registry';
import type { LiveRelease } from './upload';

/** A state without the email addresses of those who get a newer release. */
export function withoutPeople({ rollOut, ...state }: LiveRelease): LiveRelease {
  return rollOut ? { ...state, rollOut: { ...rollOut, people: [], peopleCount: rollOut.people.length } } : state;
}

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
