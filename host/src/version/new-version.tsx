import { Button, Notice, tokens } from '@keydate/ui';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';
import { isQuiet } from './is-quiet';
import type { VersionWatch } from './watch-version';

interface NewVersionProps {
  watch: VersionWatch;
  /** Above a page that has no frame around it. */
  isAlone?: boolean;
  /** Reloads the page at this address. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** Says that a newer Keydate is live. The next page that the person opens has the new version, if the moment is quiet. */
export function NewVersion({ watch, isAlone = false, reload = reloadPage }: NewVersionProps) {
  const isOutdated = useSyncExternalStore(watch.subscribe, watch.isOutdated);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const handleVisit = useEffectEvent(() => {
    if (isOutdated && isQuiet()) reload();
  });
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    handleVisit();
  }, [pathname]);

  return (
    <div role="status">
      {isOutdated && (
        <Box $isAlone={isAlone}>
          <Notice
            title={copy.title}
            action={
              <Button variant="secondary" size="small" onClick={reload}>
                {copy.reload}
              </Button>
            }
          >
            {copy.when}
          </Notice>
        </Box>
      )}
    </div>
  );
}

const Box = styled.div<{ $isAlone: boolean }>`
  max-width: ${tokens.contentWidth};
  margin: ${({ $isAlone }) => ($isAlone ? `${tokens.gap[16]} auto` : `0 0 ${tokens.gap[24]}`)};
  padding: 0 ${({ $isAlone }) => ($isAlone ? tokens.gap[16] : 0)};
`;
