import { paths, useUser } from '@keydate/client';
import { audienceOf, findPage, useRemotes } from '@keydate/shell';
import { CompanyPalette, FullScreenLoader } from '@keydate/ui';
import { usePlace } from '../routing/use-place';
import type { HostSession } from '../session/host-session';
import { useWayOut } from '../session/use-way-out';
import { AloneFrame } from './alone-frame';
import { Frame } from './frame';
import { PageSkeleton } from './page-skeleton';
import { PlaceContent } from './place-content';
import { TermsRoom } from './terms-room';
import { useArrival } from './use-arrival';
import { usePageTitle } from './use-page-title';

/** What stands at this address for this person: within the frame for members, alone for all others (spec § 2.1). */
export function CurrentPlace({ session }: { session: HostSession }) {
  const { pages, loader } = useRemotes();
  const user = useUser();
  const place = usePlace(session, pages);
  const page = place.kind === 'page' ? place.page : undefined;
  usePageTitle(page?.title);
  const handleReady = useArrival();

  useWayOut(session, page?.path === paths.signIn);

  if (!user || audienceOf(user) !== 'member') {
    return (
      <>
        <CompanyPalette />
        <PlaceContent
          place={place}
          person={user?._id}
          waiting={<FullScreenLoader />}
          onReady={handleReady}
          frameFailure={(failure) => <AloneFrame>{failure}</AloneFrame>}
        />
      </>
    );
  }
  const remoteAt = (path: string) => findPage(pages, 'member', path)?.remote;
  const handlePoint = (path: string) => {
    const remote = remoteAt(path);
    if (remote) loader.expect(remote, path);
  };
  return (
    // another person begins afresh, in the slots too
    <Frame
      key={user._id}
      user={user}
      isCurrent={(path) => page !== undefined && remoteAt(path) === page.remote}
      onPoint={handlePoint}
    >
      <TermsRoom isAsked={!user.termsAccepted} />
      <PlaceContent place={place} person={user._id} waiting={<PageSkeleton />} onReady={handleReady} />
    </Frame>
  );
}
