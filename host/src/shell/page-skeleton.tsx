import { Grid, Skeleton, Stack } from '@keydate/ui';
import { copy } from './copy';

/** A heading and cards, the layout of most pages; visible only when a page takes longer than 300 ms. */
export function PageSkeleton() {
  return (
    <Stack gap={24} role="status" aria-label={copy.loadingPage}>
      <Skeleton width="240px" height="40px" />
      <Grid columns={3}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="200px" />
        ))}
      </Grid>
    </Stack>
  );
}
