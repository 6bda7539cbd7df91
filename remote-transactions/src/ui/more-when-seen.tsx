import { Button, Cluster } from '@keydate/ui';
import { useEffect, useRef } from 'react';

interface MoreWhenSeenProps {
  isLoading: boolean;
  /** The last page did not come: it is asked for again by the button alone. */
  hasFailed: boolean;
  onMore: () => void;
}

/** The next page comes as one scrolls near the end, or by this button. */
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
        {hasFailed ? 'More could not be loaded. Try again' : 'Show more'}
      </Button>
    </Cluster>
  );
}
