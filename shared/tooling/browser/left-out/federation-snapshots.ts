// In place of Module Federation's snapshots, which describe remotes by their manifests: ours are named by the registry.

/** The parts that the run time touches: it gives its plugins to the hooks, and forgets the manifest of a remote it replaces. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, never>();
}

/** No host has a snapshot that says anything of its remotes. */
export const getGlobalRemoteInfo = () => ({});
