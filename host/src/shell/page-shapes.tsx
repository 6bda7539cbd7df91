import type { PageShape } from '@keydate/contracts/registry';
import { Card, Grid, Skeleton, Stack } from '@keydate/ui';
import { Columns, Line, Panes } from './page-skeleton.styles';

const times = (count: number) => Array.from({ length: count }, (_none, at) => at);

/** Cards with a picture, two lines and rows: the dashboard. */
function CardsShape() {
  return (
    <Grid columns={3}>
      {times(3).map((card) => (
        <Card key={card}>
          <Stack gap={16}>
            <Person />
            <Skeleton height="76px" width="56px" />
            <Skeleton height="16px" />
            <Skeleton height="16px" width="85%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** Rows on the left, facts on the right: a transaction. */
function DetailShape() {
  return (
    <Columns>
      <Rows count={5} />
      <Stack gap={16}>
        {times(2).map((card) => (
          <Card key={card}>
            <Stack gap={12}>
              <Person />
              <Skeleton height="16px" width="60%" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Columns>
  );
}

/** Tabs, and fields below their labels: the settings. */
function FormShape() {
  return (
    <Stack gap={24}>
      <Skeleton height="24px" width="320px" />
      <Card>
        <Stack gap={24}>
          {times(3).map((field) => (
            <Stack key={field} gap={8}>
              <Skeleton height="16px" width="120px" />
              <Skeleton height="40px" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

/** Conversations on the left, messages on the right. */
function PanesShape() {
  return (
    <Panes>
      <Stack gap={24}>
        {times(4).map((row) => (
          <Person key={row} />
        ))}
      </Stack>
      <Stack gap={16}>
        <Skeleton height="56px" width="60%" />
        <Skeleton height="56px" width="45%" />
        <Skeleton height="56px" width="70%" />
      </Stack>
    </Panes>
  );
}

/** Four cards with a price and lines. */
function PlansShape() {
  return (
    <Grid columns={4}>
      {times(4).map((plan) => (
        <Card key={plan}>
          <Stack gap={16}>
            <Skeleton height="20px" width="50%" />
            <Skeleton height="40px" width="70%" />
            <Skeleton height="16px" />
            <Skeleton height="16px" width="80%" />
            <Skeleton height="40px" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function ListShape() {
  return <Rows count={6} />;
}

function Rows({ count }: { count: number }) {
  return (
    <Card>
      <Stack gap={24}>
        {times(count).map((row) => (
          <Person key={row} />
        ))}
      </Stack>
    </Card>
  );
}

/** A picture and two lines. */
function Person() {
  return (
    <Line>
      <Skeleton height="38px" width="38px" isRound />
      <Stack gap={8}>
        <Skeleton height="16px" width="60%" />
        <Skeleton height="12px" width="85%" />
      </Stack>
    </Line>
  );
}

export const SHAPES: Record<PageShape, () => React.ReactNode> = {
  cards: CardsShape,
  detail: DetailShape,
  form: FormShape,
  list: ListShape,
  panes: PanesShape,
  plans: PlansShape,
};
