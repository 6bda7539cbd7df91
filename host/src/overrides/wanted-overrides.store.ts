import { tabStorage } from '@keydate/client';

const KEY = 'keydate-overrides';

/** What this tab shows in place of the live releases, as in the address: `billing@1a2b3c4d5e6f`. */
export function readWantedOverrides(search: string): string[] {
  const named = new URLSearchParams(search).getAll('mfe');
  return named.length > 0 ? named : (tabStorage.read(KEY)?.split(' ') ?? []);
}

/** Kept until the tab is closed, so that navigation and a reload keep it. */
export function storeWantedOverrides(overrides: readonly string[]): void {
  if (overrides.length > 0) tabStorage.write(KEY, overrides.join(' '));
  else tabStorage.remove(KEY);
}
