import { RemotePages } from '@keydate/shell';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Place } from '../routing/decide-place';
import { NewStart } from './new-start';

interface PlaceContentProps {
  place: Place;
  /** Whose page it is: another person begins afresh. */
  person: string | undefined;
  waiting: ReactNode;
  onReady: () => void;
  /** Draws a frame around what says that the page cannot be shown, where the page would have brought its own. */
  frameFailure?: (failure: ReactNode) => ReactNode;
}

export function PlaceContent({ place, person = '', ...around }: PlaceContentProps) {
  switch (place.kind) {
    case 'elsewhere':
      return <Navigate to={place.to} state={place.state} replace />;
    case 'nowhere':
      return <NewStart />;
    case 'page': {
      const { remote } = place.page;
      return <RemotePages key={`${remote} ${person}`} name={remote} {...around} />;
    }
  }
}
