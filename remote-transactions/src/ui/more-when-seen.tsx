import { Button, Cluster } from '@keydate/ui';
import { useEffect, useRef } from 'react';
import { copy } from './copy';

interface MoreWhenSeenProps {
  isLoading: boolean;
  /** The last page failed to load: only the button tries again. */
  hasFailed: boolean;
  onMore: () => void;
}

/** Loads the next page when the person scrolls near the end, or presses the button. */
export function MoreWhenSeen({ isLoading, hasFailed, onMore }: MoreWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || isLoading || hasFailed || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, onMore]);
  return (
    <Cluster ref={place} justify="center">
      <Button variant="secondary" isBusy={isLoading} onClick={onMore}>
        {hasFailed ? copy.moreFailed : copy.more}
      </Button>
    </Cluster>
  );
}
