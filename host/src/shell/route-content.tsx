import { RemotePages } from '@keydate/shell';
import { useEffect, type ReactNode } from 'react';
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
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

export function RouteContent({ route, userId = '', reload = reloadPage, ...rest }: RouteContentProps) {
  switch (route.kind) {
    case 'redirect':
      return <Navigate to={route.to} state={route.state} replace />;
    case 'unavailable':
      return <FatalErrorPage />;
    case 'page': {
      const { remote, isElsewhere } = route.page;
      if (isElsewhere) return <PageOfItsOwn reload={reload} fallback={rest.fallback} />;
      return <RemotePages key={`${remote} ${userId}`} name={remote} {...rest} />;
    }
  }
}

/** The page at this address does not carry the remote, because the site is large: the server's next page does. */
function PageOfItsOwn({ reload, fallback }: Required<Pick<RouteContentProps, 'reload' | 'fallback'>>) {
  useEffect(() => reload(), [reload]);
  return fallback;
}
