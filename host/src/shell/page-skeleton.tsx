import type { PageShape } from '@keydate/contracts/registry';
import { copy } from './copy';
import { SHAPES } from './page-shapes';
import { Page, Title } from './page-skeleton.styles';

interface PageSkeletonProps {
  /** The page's title, which is shown with its shape. */
  title?: string | undefined;
  shape?: PageShape | undefined;
}

/** A page while it loads: its title above its shape; visible only when it takes longer than 300 ms. */
export function PageSkeleton({ title, shape = 'form' }: PageSkeletonProps) {
  const Shape = SHAPES[shape];
  return (
    <Page gap={24} role="status" aria-label={title ? copy.loadingPageOf(title) : copy.loadingPage}>
      {title && <Title aria-hidden>{title}</Title>}
      <Shape />
    </Page>
  );
}
