/** Releases of host and remotes, their health, and tools of developers. */
export { openRegistry } from './releases/registry/open-registry';
export { readOtherRegistry, sentenceOfOther } from './releases/registry/other-registry';
export { removeUnusedReleases } from './releases/use-cases/remove-unused-releases';
export { deleteShellEventsBefore } from './telemetry/shell-events.repository';
