import type { RemoteCard } from '@keydate/contracts/registry';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, type FunctionComponent } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { queryClient } from '../query-client';
import { CrashBoundary } from './crash-boundary';
import type { OpenDoors } from './remote-doors';
import type { RemoteProps } from './remote-props';

/** The component at the root of a remote: the page of the address, or the content of a slot. */
export function createRemoteRoot(card: RemoteCard, doors: OpenDoors): FunctionComponent<RemoteProps> {
  const pages = Object.entries(card.pages).map(([key, { path }]) => ({ path, Page: doors.page(key).Room }));

  function Pages() {
    return (
      // Paths are flat and whole: no basename, and no redirect here, for the shell alone knows what is unknown.
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {/* the address may already be another remote's while the shell is about to take this one away */}
        <Route path="*" element={null} />
      </Routes>
    );
  }

  return function RemoteRoot({ part, onReady, onCrash }) {
    const Part = part.kind === 'slot' ? doors.slot(part.slot).Room : Pages;
    return (
      <CrashBoundary onCrash={onCrash}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Suspense fallback={null}>
              <Part />
              <Ready onReady={onReady} />
            </Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </CrashBoundary>
    );
  };
}

/** Its effect runs only once everything beside it has loaded: that is the moment the part stands on the screen. */
function Ready({ onReady }: Pick<RemoteProps, 'onReady'>) {
  useEffect(onReady, [onReady]);
  return null;
}
