import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostRelease, remoteRelease, type HostRelease, type RemoteRelease } from '@keydate/contracts/registry';
import type { WebBuild } from '../webpack/web-build';
import { buildFolder, releaseFileName } from './cache';

/** Reads the release file of a finished host build. */
export function readHostRelease(build: WebBuild): HostRelease {
  return hostRelease.parse(readJson(build));
}

/** Reads the release file of a finished remote build. */
export function readRemoteRelease(build: WebBuild): RemoteRelease {
  return remoteRelease.parse(readJson(build));
}

function readJson(build: WebBuild): unknown {
  return JSON.parse(readFileSync(join(buildFolder(build), releaseFileName), 'utf8'));
}
