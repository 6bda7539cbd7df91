import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FatalErrorPage } from '../shell/fatal-error-page';

const PlatformPage = lazy(() =>
  import('./platform-page').then(
    ({ PlatformPage: Page }) => ({ default: Page }),
    () => ({ default: FatalErrorPage }),
  ),
);

interface PlatformGateProps {
  loading: ReactNode;
  /** The content for everybody else: the same as at an address without a page. */
  children: ReactNode;
  onReady: () => void;
}

/** The operators' page for operators, whom the server knows. */
export function PlatformGate({ loading, children, onReady }: PlatformGateProps) {
  const [isForbidden, setIsForbidden] = useState(false);
  if (isForbidden) return children;
  return (
    <Suspense fallback={loading}>
      <PlatformPage onForbidden={() => setIsForbidden(true)} onReady={onReady} />
    </Suspense>
  );
}
