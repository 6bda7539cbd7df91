import { RemotePlace } from '@keydate/shell';
import { ErrorPage } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Place } from '../routing/decide-place';

interface PlaceContentProps {
  place: Place;
  /** Whose page it is: another person begins afresh. */
  person: string | undefined;
  waiting: ReactNode;
  onReady: () => void;
}

export function PlaceContent({ place, person = '', waiting, onReady }: PlaceContentProps) {
  switch (place.kind) {
    case 'elsewhere':
      return <Navigate to={place.to} state={place.state} replace />;
    case 'nowhere':
      return <ErrorPage what="Keydate" onRetry={() => window.location.reload()} />;
    case 'page': {
      const { remote } = place.page;
      return <RemotePlace key={`${remote} ${person}`} name={remote} waiting={waiting} onReady={onReady} />;
    }
  }
}
