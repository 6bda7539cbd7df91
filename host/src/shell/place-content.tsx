import { RemotePlace } from '@keydate/shell';
import { ErrorPage } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Place } from '../routing/decide-place';
import { useArrival } from './use-arrival';

interface PlaceContentProps {
  place: Place;
  /** Whose page it is: another person begins afresh. */
  person: string | undefined;
  waiting: ReactNode;
}

export function PlaceContent({ place, person = '', waiting }: PlaceContentProps) {
  const handleArrival = useArrival();
  switch (place.kind) {
    case 'elsewhere':
      return <Navigate to={place.to} state={place.state} replace />;
    case 'nowhere':
      return <ErrorPage what="Keydate" onRetry={() => window.location.reload()} />;
    case 'page': {
      const { remote } = place.page;
      return <RemotePlace key={`${remote} ${person}`} name={remote} waiting={waiting} onReady={handleArrival} />;
    }
  }
}
