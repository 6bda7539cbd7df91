import { Skeleton, Stack, VisuallyHidden } from '@keydate/ui';
import { copy } from './copy';
import { Columns, Facts, FactsColumn } from './transaction.styles';

/** A placeholder while the transaction loads. */
export function TransactionSkeleton() {
  return (
    <Stack gap={24} aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton width="240px" height="40px" />
      <Columns>
        <Stack>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} height="84px" />
          ))}
        </Stack>
        <FactsColumn as="div">
          {['172px', '112px', '148px'].map((height) => (
            <Facts key={height}>
              <Skeleton height={height} />
            </Facts>
          ))}
        </FactsColumn>
      </Columns>
    </Stack>
  );
}
