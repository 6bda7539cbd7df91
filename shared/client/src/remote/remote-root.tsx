import type { RemoteCard } from '@keydate/contracts/registry';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { RemoteProps } from './remote-props';

type Load = () => Promise<{ default: ComponentType }>;

/** The inside of a remote's door: by key, how to load each page and each slot that its card names. */
export interface RemoteDoors {
  pages: Readonly<Record<string, Load>>;
  slots?: Readonly<Record<string, Load>>;
}

/** The component at the root of a remote: the page of the address, or the content of a slot. */
export function createRemoteRoot(card: RemoteCard, doors: RemoteDoors): ComponentType<RemoteProps> {
  const pages = Object.entries(doors.pages).map(([key, load]) => ({ ...card.pages[key], Page: lazy(load) }));
  const slots = new Map(Object.entries(doors.slots ?? {}).map(([key, load]) => [key, lazy(load)]));

  return function RemoteRoot({ part, onReady }) {
    const Slot = part.kind === 'slot' ? slots.get(part.slot) : undefined;
    return (
      // Paths are flat and whole: no basename, and no `*` here, for the shell alone knows what is unknown.
      <BrowserRouter>
        <Suspense fallback={null}>
          {Slot && <Slot />}
          {part.kind === 'pages' && (
            <Routes>
              {pages.map(({ path, title, Page }) => (
                <Route key={path} path={path} element={<><PageTitle title={title} /><Page /></>} />
              ))}
              {/* silences the router while the shell is about to take this remote away */}
              <Route path="*" element={null} />
            </Routes>
          )}
          <Ready onReady={onReady} />
        </Suspense>
      </BrowserRouter>
    );
  };
}

/** Effects run only once everything beside it has loaded: that is the moment the part is there. */
function Ready({ onReady }: Pick<RemoteProps, 'onReady'>) {
  useEffect(onReady, [onReady]);
  return null;
}

function PageTitle({ title = '' }: { title?: string }) {
  return <title>{title === 'Keydate' ? title : `${title} · Keydate`}</title>;
}
