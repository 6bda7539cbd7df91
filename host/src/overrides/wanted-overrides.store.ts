import { tabStorage } from '@keydate/client';

const KEY = 'keydate-overrides';

/** The releases that this tab shows in place of the live ones, written as in the address: `billing@1a2b3c4d5e6f`. */
export function readWantedOverrides(search: string): string[] {
  const named = new URLSearchParams(search).getAll('mfe');
  return named.length > 0 ? named : (tabStorage.read(KEY)?.split(' ') ?? []);
}

/** The tab stores them until it is closed, so that they survive a navigation and a reload. */
export function storeWantedOverrides(overrides: readonly string[]): void {
  if (overrides.length > 0) tabStorage.write(KEY, overrides.join(' '));
  else tabStorage.remove(KEY);
}
