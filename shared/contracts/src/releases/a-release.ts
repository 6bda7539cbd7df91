import type { RegistryFile, RemoteRelease } from '../registry';

/** A release of a remote for tests, of which only what matters is named. */
export function aRelease(release: string, card: Partial<RemoteRelease['card']> = {}): RemoteRelease {
  return {
    release,
    entry: `/remotes/billing/${release}/entry.js`,
    preload: { scripts: [], styles: [] },
    chunks: {},
    requires: { react: '^19.0.0' },
    card: { name: 'billing', contract: 1, title: 'Subscription', pages: {}, slots: [], ...card },
    builtAt: '2026-01-01T00:00:00.000Z',
  };
}

/** A page for a card. */
export function aPage(path: string, audience: 'visitor' | 'withoutCompany' | 'member') {
  return { path, audiences: [audience], title: path };
}

/** A registry with a host and the given remotes, each set by a start. */
export function aRegistry(remotes: Record<string, RemoteRelease>): RegistryFile {
  return {
    host: { release: 'h1', scripts: [], styles: [], provides: { react: '19.3.1' } },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, current]) => [name, { current, previous: [], setBy: 'start' }]),
    ),
  };
}
