import { ApiError, callApi, refusalOf } from '@keydate/client';
import { defineCall } from '@keydate/contracts/call';
import { platformHealth, type PlatformHealth } from '@keydate/contracts/releases/health';
import {
  liveRelease,
  releaseName,
  removals,
  type LiveRelease,
  type Removals,
} from '@keydate/contracts/releases/upload';
import { z } from 'zod';

/** From the calls of the product to those of the platform, which deploy tokens use too. */
const PLATFORM = '../../platform';

const releases = defineCall({
  method: 'GET',
  path: `${PLATFORM}/releases`,
  summary: 'What is live',
  access: 'session',
  replies: { 200: liveRelease.array() },
});

const removed = defineCall({
  method: 'GET',
  path: `${PLATFORM}/removals`,
  summary: 'Which remotes were removed, by whom and why',
  access: 'session',
  replies: { 200: removals },
});

const health = defineCall({
  method: 'GET',
  path: `${PLATFORM}/health`,
  summary: 'How remotes do in people’s pages',
  access: 'session',
  replies: { 200: platformHealth },
});

const rollback = defineCall({
  method: 'POST',
  path: `${PLATFORM}/releases/:name/rollback`,
  summary: 'Make the release before live again',
  access: 'session',
  params: z.object({ name: releaseName }),
  body: z.object({ reason: z.string() }),
  replies: { 200: z.object({ name: z.string(), release: z.string() }) },
  errorResults: { RELEASE_REFUSED: z.object({ reason: z.string() }) },
});

/** The data of the operators' page. */
export interface PlatformState {
  releases: LiveRelease[];
  removals: Removals;
  health: PlatformHealth;
}

/** Throws an ApiError: FORBIDDEN for everybody but operators. */
export async function readPlatform(): Promise<PlatformState> {
  const [live, gone, measured] = await Promise.all([callApi(releases, {}), readRemovals(), callApi(health, {})]);
  return { releases: live, removals: gone, health: measured };
}

/** None from a server of before removals: a host may be released to it. */
async function readRemovals(): Promise<Removals> {
  return callApi(removed, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return {};
    throw error;
  });
}

/** Makes the release before live again. Throws an ApiError. */
export async function rollBack(name: string, reason: string): Promise<void> {
  await callApi(rollback, { params: { name }, body: { reason } });
}

/** Why a rollback was refused, in one sentence; undefined for any other failure. */
export function refusedBecause(error: unknown): string | undefined {
  const refusal = refusalOf(rollback, error);
  return refusal?.code === 'RELEASE_REFUSED' ? refusal.result.reason : undefined;
}
