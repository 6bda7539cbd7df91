import type { RemotePart } from '@keydate/client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemotes } from './remotes-context';
import { mountRemote } from './mount-remote';

interface RemoteMount {
  /** For the element that the remote is to stand in. */
  ref: RefObject<HTMLDivElement | null>;
  /** `renewing`: it failed, and is being tried again. */
  step: 'opening' | 'ready' | 'failed' | 'renewing';
  /** How often this remote was tried again. */
  tries: number;
  tryAgain: () => void;
}

/**
 * Keeps a part of a remote in a place as long as the component that calls it stands.
 * @param onReady called when the part stands; a slot has no need of it, for no navigation is about a slot
 */
export function useRemoteMount(name: string, part: RemotePart, onReady?: () => void): RemoteMount {
  const { loader, owner } = useRemotes();
  const tries = useSyncExternalStore(loader.onRenewal, () => loader.generation(name));
  const isRenewing = useSyncExternalStore(loader.onRenewal, () => loader.isRenewing(name));
  const { pathname } = useLocation();
  const ref = useRef<HTMLDivElement>(null);

  const slot = part.kind === 'slot' ? part.slot : undefined;
  const opening = [name, slot, tries].join();
  const [outcome, setOutcome] = useState<{ of: string; step: 'ready' | 'failed' }>();
  const step = outcome?.of === opening ? outcome.step : 'opening';

  const handleReady = useEffectEvent(() => onReady?.());
  const tryAgain = () => void loader.renew(name);

  useEffect(() => {
    if (!ref.current) return;
    return mountRemote({
      name,
      part: slot === undefined ? { kind: 'pages' } : { kind: 'slot', slot },
      element: ref.current,
      loader,
      owner,
      onReady: () => {
        setOutcome({ of: opening, step: 'ready' });
        handleReady();
      },
      onFailure: () => setOutcome({ of: opening, step: 'failed' }),
    });
  }, [name, slot, opening, loader, owner]);

  // what failed at one address may work at the next: going on is a try of its own
  const handleNewAddress = useEffectEvent(() => {
    if (step === 'failed') tryAgain();
  });
  useEffect(() => handleNewAddress(), [pathname]);

  return { ref, step: step === 'failed' && isRenewing ? 'renewing' : step, tries, tryAgain };
}
