import { Skeleton, VisuallyHidden } from '@keydate/ui';
import { copy } from './copy';
import { Line, Lines, LinesBox, RowAddress, RowClient, RowDay, RowLink, RowNext } from './list.styles';
import { ListHead } from './transaction-lines';

/** Placeholders while the list loads. */
export function ListSkeleton() {
  return (
    <LinesBox aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <ListHead />
      <Lines>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Line key={key}>
            <RowLink as="div">
              <Skeleton width="38px" height="38px" isRound />
              <RowClient>
                <Skeleton width="80%" height="16px" />
              </RowClient>
              <RowAddress>
                <Skeleton width="90%" height="16px" />
              </RowAddress>
              <Skeleton width="64px" height="20px" isRound />
              <RowNext>
                <Skeleton width="160px" height="16px" />
              </RowNext>
              <RowDay>
                <Skeleton height="16px" />
              </RowDay>
            </RowLink>
          </Line>
        ))}
      </Lines>
    </LinesBox>
  );
}
