import { Grid, Skeleton, VisuallyHidden } from '@keydate/ui';
import { Address, CardLink, Client, Dates, DatesHead } from './card.styles';
import { copy } from './copy';

/** Placeholders while the cards load. */
export function CardSkeletons() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Grid columns={3}>
        {['first', 'second', 'third'].map((key) => (
          <CardLink key={key} as="div">
            <Client>
              <Skeleton width="48px" height="48px" isRound />
              <Skeleton width="70%" height="20px" />
              <Skeleton width="64px" height="20px" isRound />
              <Address as="div">
                <Skeleton width="90%" height="16px" />
              </Address>
            </Client>
            <Dates>
              <DatesHead>
                <Skeleton width="56px" height="76px" />
                <Skeleton width="128px" height="40px" />
              </DatesHead>
              <Skeleton height="84px" />
            </Dates>
            <Skeleton width="132px" height="38px" />
          </CardLink>
        ))}
      </Grid>
    </div>
  );
}
