import type { RemoteCard } from '@keydate/contracts/registry';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, type ComponentType, type FunctionComponent } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../query-client';
import { CrashBoundary } from './crash-boundary';
import type { OpenDoors } from './remote-doors';
import type { RemoteProps } from './remote-props';

/** The component at the root of a remote: the page of the address, or the content of a slot. */
export function createRemoteRoot(card: RemoteCard, doors: OpenDoors): FunctionComponent<RemoteProps> {
  const pages = Object.entries(card.pages).map(([key, { path }]) => ({ path, Page: doors.page(key).Room }));

  return function RemoteRoot({ part, onReady, onCrash }) {
    const standing = (Room: ComponentType) => (
      <>
        <Room />
        <Ready onReady={onReady} />
      </>
    );
    return (
      <CrashBoundary onCrash={onCrash}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Suspense fallback={null}>
              {part.kind === 'slot' ? (
                standing(doors.slot(part.slot).Room)
              ) : (
                // Paths are flat and whole: no basename, and no redirect here, for the shell alone knows what is unknown.
                <Routes>
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={standing(Page)} />
                  ))}
                  {/* the address may already be another remote's while the shell is about to take this one away */}
                  <Route path="*" element={null} />
                </Routes>
              )}
            </Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </CrashBoundary>
    );
  };
}

/**
 * Its effect runs only once what stands beside it has loaded and is about to be painted: the shell takes away what
 * stood there meanwhile in the same frame. It tells once for each page of the remote.
 */
function Ready({ onReady }: Pick<RemoteProps, 'onReady'>) {
  const { pathname } = useLocation();
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    onReady();
  }, [onReady, pathname]);
  return null;
}
