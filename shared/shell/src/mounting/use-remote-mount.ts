import type { RemotePart } from '@keydate/client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteUnavailable } from '../loading/remote-unavailable';
import { mountRemote } from './mount-remote';
import { useRemotes } from './remotes-context';

interface RemoteMount {
  /** For the element that the remote is mounted in. */
  ref: RefObject<HTMLDivElement | null>;
  /** `retrying`: it failed, and is being loaded again. */
  state: 'loading' | 'ready' | 'failed' | 'retrying';
  /** How often it was loaded again in vain since it last worked. */
  failedRetries: number;
  retry: () => void;
  /** Why it failed. */
  failure: RemoteUnavailable | undefined;
}

/**
 * Mounts a part of a remote for as long as the calling component is mounted.
 * @param onReady called when the part is shown; slots do not need it, because no navigation leads to a slot
 */
export function useRemoteMount(name: string, part: RemotePart, onReady?: () => void): RemoteMount {
  const { loader, owner } = useRemotes();
  const reloads = useSyncExternalStore(loader.onReload, () => loader.reloadCount(name));
  const isReloading = useSyncExternalStore(loader.onReload, () => loader.isReloading(name));
  const { pathname } = useLocation();
  const ref = useRef<HTMLDivElement>(null);

  const slot = part.kind === 'slot' ? part.slot : undefined;
  const mountKey = [name, slot, reloads].join();
  const [outcome, setOutcome] = useState<{
    mountKey: string;
    state: 'ready' | 'failed';
    failure?: RemoteUnavailable;
  }>();
  const state = outcome?.mountKey === mountKey ? outcome.state : 'loading';

  // how often it had been loaded again when it last worked, or was first asked for here
  const [working, setWorking] = useState({ name, reloads });
  if (working.name !== name) setWorking({ name, reloads });

  const handleReady = useEffectEvent(() => onReady?.());
  const retry = () => void loader.reload(name);

  useEffect(() => {
    if (!ref.current) return;
    return mountRemote({
      name,
      part: slot === undefined ? { kind: 'pages' } : { kind: 'slot', slot },
      element: ref.current,
      loader,
      owner,
      onReady: () => {
        setOutcome({ mountKey, state: 'ready' });
        setWorking({ name, reloads });
        handleReady();
      },
      onFailure: (failure) => setOutcome({ mountKey, state: 'failed', failure }),
    });
  }, [name, slot, reloads, mountKey, loader, owner]);

  // a remote that failed at one address may work at the next: a navigation is a retry
  const handleNewAddress = useEffectEvent(() => {
    if (state === 'failed') retry();
  });
  useEffect(() => handleNewAddress(), [pathname]);

  return {
    ref,
    state: state === 'failed' && isReloading ? 'retrying' : state,
    failedRetries: reloads - working.reloads,
    retry,
    failure: outcome?.failure,
  };
}
