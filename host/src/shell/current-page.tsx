import { paths, useUser } from '@keydate/client';
import { audienceOf, findPage, useRemotes } from '@keydate/shell';
import { CompanyPalette, FullScreenLoader } from '@keydate/ui';
import { useRoute } from '../routing/use-route';
import type { HostSession } from '../session/host-session';
import { useSessionEnd } from '../session/use-session-end';
import { Frame } from './frame';
import { PageSkeleton } from './page-skeleton';
import { RouteContent } from './route-content';
import { StandaloneFrame } from './standalone-frame';
import { TermsNotice } from './terms-notice';
import { useNavigationFocus } from './use-navigation-focus';
import { usePageTitle } from './use-page-title';

/** The page at this address for this person: in the frame for members, without one for everyone else (spec § 2.1). */
export function CurrentPage({ session }: { session: HostSession }) {
  const { pages, loader } = useRemotes();
  const user = useUser();
  const route = useRoute(session, pages);
  const page = route.kind === 'page' ? route.page : undefined;
  usePageTitle(page?.title);
  const handleReady = useNavigationFocus();

  useSessionEnd(session, page?.path === paths.signIn);

  if (!user || audienceOf(user) !== 'member') {
    return (
      <>
        <CompanyPalette />
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
  return (
    // another person gets a new frame, so that the slots are new too
    <Frame
      key={user._id}
      user={user}
      isCurrent={(path) => page !== undefined && remoteAt(path) === page.remote}
      onPoint={handlePoint}
    >
      <TermsNotice isNeeded={!user.termsAccepted} />
      <RouteContent route={route} userId={user._id} fallback={<PageSkeleton />} onReady={handleReady} />
    </Frame>
  );
}
