import { paths, useUser } from '@keydate/client';
import { audienceOf, DialogOutlet, findPage, useRemotes } from '@keydate/shell';
import { CompanyPalette, FullScreenLoader } from '@keydate/ui';
import { useLocation } from 'react-router-dom';
import { PlatformGate } from '../platform/platform-gate';
import { PLATFORM_PATH } from '../routing/resolve-route';
import { useRoute } from '../routing/use-route';
import type { HostSession } from '../session/host-session';
import { useSessionEnd } from '../session/use-session-end';
import { NewVersion } from '../version/new-version';
import type { VersionWatch } from '../version/watch-version';
import { copy } from './copy';
import { Frame } from './frame';
import { belongsToEntry } from './navigation';
import { PageSkeleton } from './page-skeleton';
import { PlanNotice } from './plan-notice';
import { RouteContent } from './route-content';
import { StandaloneFrame } from './standalone-frame';
import { TermsNotice } from './terms-notice';
import { useErrorsOfPage } from './use-errors-of-page';
import { useNavigationFocus } from './use-navigation-focus';
import { usePageTitle } from './use-page-title';

interface CurrentPageProps {
  session: HostSession;
  version: VersionWatch;
}

/** The page at this address for this person: in the frame for members, without one for everyone else (spec § 2.1). */
export function CurrentPage({ session, version }: CurrentPageProps) {
  const { pages, loader } = useRemotes();
  const { pathname } = useLocation();
  const user = useUser();
  const route = useRoute(session, pages);
  const page = route.kind === 'page' ? route.page : undefined;
  usePageTitle(page?.title ?? (pathname === PLATFORM_PATH ? copy.platform : undefined));
  const handleReady = useNavigationFocus();
  useErrorsOfPage();

  useSessionEnd(session, page?.path === paths.signIn);

  if (!user || audienceOf(user) !== 'member') {
    return (
      <>
        <CompanyPalette />
        <NewVersion watch={version} isAlone />
        <RouteContent
          route={route}
          userId={user?._id}
          fallback={<FullScreenLoader />}
          onReady={handleReady}
          wrapError={(error) => <StandaloneFrame>{error}</StandaloneFrame>}
        />
      </>
    );
  }
  const remoteAt = (path: string) => findPage(pages, 'member', path)?.remote;
  const handlePoint = (path: string) => {
    const remote = remoteAt(path);
    if (remote) loader.prefetch(remote, path);
  };
  const content = (
    <RouteContent
      route={route}
      userId={user._id}
      fallback={<PageSkeleton title={page?.title} shape={page?.shape} />}
      onReady={handleReady}
    />
  );
  return (
    // another person gets a new frame, so that the slots are new too
    <Frame
      key={user._id}
      user={user}
      isCurrent={(path) => page !== undefined && belongsToEntry(page, path, pages)}
      onPoint={handlePoint}
    >
      <NewVersion watch={version} />
      <TermsNotice isNeeded={!user.termsAccepted} />
      {page && <PlanNotice notice={user.subscriptionNotice} path={page.path} />}
      {pathname === PLATFORM_PATH ? (
        <PlatformGate loading={<PageSkeleton title={copy.platform} shape="list" />} onReady={handleReady}>
          {content}
        </PlatformGate>
      ) : (
        content
      )}
      <DialogOutlet />
    </Frame>
  );
}
