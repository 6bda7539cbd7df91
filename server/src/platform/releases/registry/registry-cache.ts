import { setTimeout } from 'node:timers/promises';
import type { RegistryFile } from '@keydate/contracts/registry';

/** The age of an answer at which the next one is requested. */
const FRESH_MS = 1000;
/** How long a page waits for the next answer; after that, pages get the last one until it comes. */
const PATIENCE_MS = 1000;
/** How long nothing is asked after a failure. */
const BACK_OFF_MS = 5000;

type Answer = RegistryFile | null;

export interface RegistryCache {
  /** The registry: the source's answer if it comes soon, otherwise the last answer. */
  read: () => Promise<Answer>;
  /** The last answer, without asking. */
  last: () => Answer;
  /** Makes this the last answer. An answer that is on its way may be older and does not count. */
  replace: (registry: RegistryFile) => void;
}

/**
 * Asks a source that may fail, or take long to answer.
 * @param ask reads the source
 * @param fallback the answer if the source fails and has never answered
 */
export function registryCache(ask: () => Promise<Answer>, fallback: () => Promise<Answer>): RegistryCache {
  let known: { answer: Answer; at: number } | null = null;
  let asking: Promise<void> | null = null;
  let isSlow = false;
  let askAgainAt = 0;
  let replacements = 0;

  async function askNow(): Promise<void> {
    const before = replacements;
    try {
      const answer = await ask();
      if (replacements === before) known = { answer, at: Date.now() };
    } catch {
      if (!known?.answer) known = { answer: await fallback(), at: 0 };
      askAgainAt = Date.now() + BACK_OFF_MS;
    } finally {
      asking = null;
      isSlow = false;
    }
  }

  const last = () => known?.answer ?? null;
  const isFresh = () => known !== null && (Date.now() - known.at < FRESH_MS || Date.now() < askAgainAt);

  return {
    last,
    replace: (registry) => {
      replacements += 1;
      known = { answer: registry, at: Date.now() };
    },
    read: async () => {
      if (isFresh()) return last();
      const mine = (asking ??= askNow());
      if (!known) await mine;
      else if (!isSlow && !(await isSettledWithin(mine, PATIENCE_MS))) isSlow = asking === mine;
      return last();
    },
  };
}

async function isSettledWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const waiting = new AbortController();
  const expired = setTimeout(milliseconds, false, { signal: waiting.signal, ref: false }).catch(() => false);
  return Promise.race([work.then(() => true), expired]).finally(() => waiting.abort());
}
