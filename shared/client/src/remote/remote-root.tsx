import type { RemoteCard } from '@keydate/contracts/registry';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type FunctionComponent,
  type PropsWithChildren,
} from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { reportPageShown } from '../queries/page-loaded';
import { queryClient } from '../query-client';
import { CrashBoundary } from './crash-boundary';
import { RemoteName } from './error-report';
import type { LazyViews } from './remote-views';
import type { RemoteProps } from './remote-props';
import { Waiting } from './waiting';

export interface RemoteRootProps extends RemoteProps {
  /** Reads the browser's address unless given; the build renders a page without a browser. */
  Router?: ComponentType<PropsWithChildren>;
}

/** The component at the root of a remote: the page of the address, or the content of a slot. */
export function createRemoteRoot(card: RemoteCard, views: LazyViews): FunctionComponent<RemoteRootProps> {
  const pages = Object.entries(card.pages).map(([key, { path }]) => ({ path, Page: views.page(key).View }));

  return function RemoteRoot({ part, onReady, onCrash, Router = BrowserRouter }) {
    const withReady = (View: ComponentType) => (
      <>
        <View />
        <Ready isPage={part.kind === 'pages'} onReady={onReady} />
      </>
    );
    return (
      <CrashBoundary onCrash={onCrash}>
        <RemoteName value={card.name}>
          <QueryClientProvider client={queryClient}>
            <Router>
              <Suspense fallback={<Waiting onCrash={onCrash} />}>
                {part.kind === 'slot' ? (
                  withReady(views.slot(part.slot).View)
                ) : (
                  // Paths are absolute: no basename. No redirects here: only the shell knows which addresses exist.
                  <Routes>
                    {pages.map(({ path, Page }) => (
                      <Route key={path} path={path} element={withReady(Page)} />
                    ))}
                    {/* the address may already belong to another remote, just before the shell unmounts this one */}
                    <Route path="*" element={null} />
                  </Routes>
                )}
              </Suspense>
            </Router>
          </QueryClientProvider>
        </RemoteName>
      </CrashBoundary>
    );
  };
}

/**
 * Its effect runs once its sibling has loaded and is about to be painted, so that the shell removes the placeholder in
 * the same frame. Reports once for each page of the remote.
 */
function Ready({ isPage, onReady }: Pick<RemoteProps, 'onReady'> & { isPage: boolean }) {
  const { pathname } = useLocation();
  const reportedFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (reportedFor.current === pathname) return;
    reportedFor.current = pathname;
    onReady();
  }, [onReady, pathname]);
  // the effects of the page, which begin its calls, have run before
  useEffect(() => {
    if (isPage) reportPageShown();
  }, [isPage]);
  return null;
}
