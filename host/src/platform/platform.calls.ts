import { ApiError, callApi, refusalOf } from '@keydate/client';
import { defineCall } from '@keydate/contracts/call';
import { historyPage, historyQuery, type HistoryPage } from '@keydate/contracts/releases/history';
import { rollOutScope, type RollOutScope } from '@keydate/contracts/registry';
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

const refused = { RELEASE_REFUSED: z.object({ reason: z.string() }) };
const changed = z.object({ name: z.string(), release: z.string() });

const rollback = defineCall({
  method: 'POST',
  path: `${PLATFORM}/releases/:name/rollback`,
  summary: 'Make the release before live again',
  access: 'session',
  params: z.object({ name: releaseName }),
  body: z.object({ reason: z.string() }),
  replies: { 200: changed },
  errorResults: refused,
});

const newScope = defineCall({
  method: 'POST',
  path: `${PLATFORM}/releases/:name/roll-out`,
  summary: 'Give the newest release to more people, or fewer',
  access: 'session',
  params: z.object({ name: releaseName }),
  body: rollOutScope.extend({ reason: z.string() }),
  replies: { 200: changed },
  errorResults: refused,
});

const newSwitch = defineCall({
  method: 'POST',
  path: `${PLATFORM}/releases/:name/switch`,
  summary: 'Switch a remote off or on',
  access: 'session',
  params: z.object({ name: releaseName }),
  body: z.object({ isOn: z.boolean(), reason: z.string() }),
  replies: { 200: changed },
  errorResults: refused,
});

const history = defineCall({
  method: 'GET',
  path: `${PLATFORM}/history`,
  summary: 'What was changed, by whom and why',
  access: 'session',
  query: historyQuery,
  replies: { 200: historyPage },
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

/** Gives the newest release of a remote to these people. Throws an ApiError. */
export async function rollOut(name: string, scope: RollOutScope, reason: string): Promise<void> {
  await callApi(newScope, { params: { name }, body: { ...scope, reason } });
}

/** Switches a remote off or on. Throws an ApiError. */
export async function switchRemote(name: string, isOn: boolean, reason: string): Promise<void> {
  await callApi(newSwitch, { params: { name }, body: { isOn, reason } });
}

/** The newest events, or those before an event. Throws an ApiError. */
export async function readHistory(before?: string): Promise<HistoryPage> {
  return callApi(history, { query: { before } });
}

/** Why a change was refused, in one sentence; undefined for any other failure. */
export function refusedBecause(error: unknown): string | undefined {
  const refusal = refusalOf(rollback, error);
  return refusal?.code === 'RELEASE_REFUSED' ? refusal.result.reason : undefined;
}
