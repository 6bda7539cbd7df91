import { Grid, Skeleton, VisuallyHidden } from '@keydate/ui';
import { CardLink, Client, Dates } from './card-look';

/** The shape of the cards that are coming. */
export function CardSkeletons() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading transactions</VisuallyHidden>
      <Grid columns={3}>
        {['first', 'second', 'third'].map((key) => (
          <CardLink key={key} as="div">
            <Client>
              <Skeleton width="48px" height="48px" isRound />
              <div>
                <Skeleton width="60%" height="20px" />
                <Skeleton width="90%" height="16px" />
              </div>
            </Client>
            <Dates>
              <Skeleton height="20px" />
              <Skeleton height="20px" />
              <Skeleton height="20px" />
            </Dates>
            <Skeleton width="132px" height="38px" />
          </CardLink>
        ))}
      </Grid>
    </div>
  );
}
