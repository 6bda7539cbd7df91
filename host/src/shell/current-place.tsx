import { paths, useUser } from '@keydate/client';
import { audienceOf, findPage, useRemotes } from '@keydate/shell';
import { CompanyPalette, FullScreenLoader } from '@keydate/ui';
import { useEffect } from 'react';
import { usePlace } from '../routing/use-place';
import type { HostSession } from '../session/host-session';
import { Frame } from './frame';
import { PageSkeleton } from './page-skeleton';
import { PlaceContent } from './place-content';
import { useArrival } from './use-arrival';
import { usePageTitle } from './use-page-title';

/** What stands at this address for this person: within the frame for members, alone for all others (spec § 2.1). */
export function CurrentPlace({ session }: { session: HostSession }) {
  const { pages } = useRemotes();
  const user = useUser();
  const place = usePlace(session, pages);
  const page = place.kind === 'page' ? place.page : undefined;
  usePageTitle(page?.title);
  const handleReady = useArrival();

  const hasArrived = page?.path === paths.signIn;
  useEffect(() => {
    if (hasArrived) session.arrived();
  }, [hasArrived, session]);

  if (!user || audienceOf(user) !== 'member') {
    return (
      <>
        <CompanyPalette />
        <PlaceContent place={place} person={user?._id} waiting={<FullScreenLoader />} onReady={handleReady} />
      </>
    );
  }
  return (
    <Frame user={user} isCurrent={(path) => page !== undefined && findPage(pages, 'member', path)?.remote === page.remote}>
      <PlaceContent place={place} person={user._id} waiting={<PageSkeleton />} onReady={handleReady} />
    </Frame>
  );
}
