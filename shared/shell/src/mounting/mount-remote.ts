import type { RemotePart, RemoteProps } from '@keydate/client';
import type { Parcel, ParcelConfig } from 'single-spa';
import { log } from '../log';
import type { RemoteLoader } from '../loading/remote-loader';
import { RemoteUnavailable, type Phase } from '../loading/remote-unavailable';
import { revealShell, takeEarlyPress, takePrerenderedPage } from './prerendered-page';

/**
 * The single-spa application that owns the Parcels: they are unmounted with it.
 * Declared as a method, because single-spa's type of a Parcel's props is wider than ours.
 */
export interface ParcelOwner {
  mountParcel(remote: ParcelConfig<RemoteProps>, props: RemoteProps & { domElement: HTMLElement }): Parcel;
}

export interface MountOptions {
  name: string;
  part: RemotePart;
  /** The element to mount in. */
  element: HTMLElement;
  loader: Pick<RemoteLoader, 'load' | 'reportFailure' | 'reportReady'>;
  owner: ParcelOwner;
  /** Called once, when the part is shown. */
  onReady: () => void;
  /** Called at most once; the element is empty by then. */
  onFailure: (error: RemoteUnavailable) => void;
}

/**
 * Loads a part of a remote and mounts it.
 * @returns unmounts it again. It disappears at once, even while the remote is busy, and never reappears.
 */
export function mountRemote({ name, part, element, loader, owner, onReady, onFailure }: MountOptions): () => void {
  const prerendered = part.kind === 'pages' ? takePrerenderedPage(name, window.location.pathname) : null;
  const container = prerendered ?? element.appendChild(document.createElement('div'));
  let unmountParcel = () => Promise.resolve<unknown>(undefined);
  let isWanted = true;
  let earlyPress: HTMLElement | null = null;

  function unmount() {
    isWanted = false;
    container.remove();
    void unmountParcel().catch((error: unknown) => log(`${name} could not be unmounted.`, error));
  }

  function fail(error: RemoteUnavailable) {
    unmount();
    onFailure(error);
  }
  const failAt = (phase: Phase) => (cause: unknown) => {
    if (isWanted) fail(loader.reportFailure(name, phase, cause));
  };

  function handleReady() {
    if (prerendered) revealShell(prerendered);
    if (!isWanted) return;
    loader.reportReady(name, part);
    onReady();
    earlyPress?.click();
  }

  async function mount() {
    const loaded = await loader.load(name, part);
    if (!isWanted) return;
    if (loaded instanceof RemoteUnavailable) {
      fail(loaded);
      return;
    }
    // from here on React answers presses by itself
    if (prerendered) earlyPress = takeEarlyPress(prerendered);
    const parcel = owner.mountParcel(loaded, {
      domElement: container,
      part,
      isPrerendered: prerendered !== null,
      onReady: handleReady,
      onCrash: failAt('run'),
    });
    unmountParcel = () =>
      parcel.mountPromise.then(
        () => parcel.unmount(),
        () => undefined,
      );
    ignoreDuplicateRejections(parcel);
    await parcel.mountPromise.catch(failAt('mount'));
  }

  void mount();
  return unmount;
}

/** One failure rejects several of a Parcel's promises; we handle it where we await one of them. */
function ignoreDuplicateRejections({ loadPromise, bootstrapPromise, unmountPromise }: Parcel) {
  for (const promise of [loadPromise, bootstrapPromise, unmountPromise]) promise.catch(() => undefined);
}
