import { Card, Grid, PageHeading, Skeleton, Spinner, Stack } from '@keydate/ui';
import { copy } from './copy';

const CARDS = [0, 1, 2, 3];
/** A plan's card in outline: its name, its price, the sentence on the trial, then five lines. */
const LINES = [
  ['40%', '24px'],
  ['60%', '40px'],
  ['90%', '32px'],
  ['80%', '16px'],
  ['95%', '16px'],
  ['70%', '16px'],
  ['85%', '16px'],
  ['75%', '16px'],
] as const;

/** Shown until plans and state have loaded (spec § 2.9). */
export function PricingLoader() {
  return (
    <Stack gap={24} aria-busy>
      <PageHeading title={copy.title}>{copy.text}</PageHeading>
      <Spinner label={copy.loading} />
      <Grid columns={4} gap={16}>
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack>
              {LINES.map(([width, height]) => (
                <Skeleton key={width} width={width} height={height} />
              ))}
              <Skeleton height="40px" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
