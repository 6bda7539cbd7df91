interface Share {
  /** The load that has begun, and that later ones wait for. */
  loading?: unknown;
  loaded?: boolean;
}

/** The runtime's report of a shared module that could not be loaded. */
interface FailedShare {
  pkgName: string;
  /** By scope, name and version. */
  shareScopeMap: Record<string, Record<string, Record<string, Share>>>;
}

/**
 * The runtime of Module Federation remembers the load of a shared module, a failed one too: once its file was missing, every
 * later load would fail at once, and "Try again" with it. A load that failed is forgotten.
 */
export default () => ({
  name: 'keydate-forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }: FailedShare): void {
    for (const scope of Object.values(shareScopeMap))
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) delete share.loading;
  },
});
