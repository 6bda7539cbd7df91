import type { RemotePart, RemoteProps } from '@keydate/client';
import type { Parcel, ParcelConfig } from 'single-spa';
import { log } from '../log';
import type { RemoteLoader } from '../loading/remote-loader';
import { RemoteUnavailable, type Phase } from '../loading/remote-unavailable';

/**
 * single-spa's own, of the application that owns the place: its Parcels go when it does, and leave nothing behind.
 * A method, for single-spa's type of a Parcel's properties is wider than ours.
 */
export interface ParcelOwner {
  mountParcel(remote: ParcelConfig<RemoteProps>, props: RemoteProps & { domElement: HTMLElement }): Parcel;
}

export interface MountOptions {
  name: string;
  part: RemotePart;
  /** Where in the page. */
  element: HTMLElement;
  loader: Pick<RemoteLoader, 'load' | 'giveUp'>;
  owner: ParcelOwner;
  /** Called once when the part stands. */
  onReady: () => void;
  /** Called at most once; the place is empty by then. */
  onFailure: (error: RemoteUnavailable) => void;
}

/**
 * Shows a part of a remote in a place of the page. Gives the way to leave it again: at once as far as the eye can
 * see, whatever the remote is doing, and nothing of it appears later.
 */
export function mountRemote({ name, part, element, loader, owner, onReady, onFailure }: MountOptions): () => void {
  const room = element.appendChild(document.createElement('div'));
  let unmount = () => Promise.resolve<unknown>(undefined);
  let isOpen = true;

  function leave() {
    isOpen = false;
    room.remove();
    void unmount().catch((error: unknown) => log(`${name} did not leave properly.`, error));
  }

  function fail(error: RemoteUnavailable) {
    leave();
    onFailure(error);
  }
  const failAt = (phase: Phase) => (cause: unknown) => {
    if (isOpen) fail(loader.giveUp(name, phase, cause));
  };

  async function enter() {
    const loaded = await loader.load(name, part);
    if (!isOpen) return;
    if (loaded instanceof RemoteUnavailable) {
      fail(loaded);
      return;
    }
    const parcel = owner.mountParcel(loaded, {
      domElement: room,
      part,
      onReady: () => isOpen && onReady(),
      onCrash: failAt('run'),
    });
    unmount = () =>
      parcel.mountPromise.then(
        () => parcel.unmount(),
        () => undefined,
      );
    expectRejections(parcel);
    await parcel.mountPromise.catch(failAt('mount'));
  }

  void enter();
  return leave;
}

/** Each failure rejects several of a Parcel's promises; it is heard once, where it is awaited. */
function expectRejections({ loadPromise, bootstrapPromise, unmountPromise }: Parcel) {
  for (const promise of [loadPromise, bootstrapPromise, unmountPromise]) promise.catch(() => undefined);
}
