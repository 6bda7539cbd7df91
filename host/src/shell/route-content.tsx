import { RemotePages } from '@keydate/shell';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Route } from '../routing/resolve-route';
import { FatalErrorPage } from './fatal-error-page';

interface RouteContentProps {
  route: Route;
  /** The id of the person: another person gets a new page. */
  userId: string | undefined;
  fallback: ReactNode;
  onReady: () => void;
  /** Wraps the error page of a remote that failed, where its pages would have had a frame of their own. */
  wrapError?: (error: ReactNode) => ReactNode;
}

export function RouteContent({ route, userId = '', ...rest }: RouteContentProps) {
  switch (route.kind) {
    case 'redirect':
      return <Navigate to={route.to} state={route.state} replace />;
    case 'unavailable':
      return <FatalErrorPage />;
    case 'page': {
      const { remote } = route.page;
      return <RemotePages key={`${remote} ${userId}`} name={remote} {...rest} />;
    }
  }
}
