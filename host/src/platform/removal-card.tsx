import type { Removals } from '@keydate/contracts/releases/upload';
import { Card } from '@keydate/ui';
import { CardHead, Fact, Facts } from './card-facts';
import { copy } from './copy';
import { PointInTime } from './point-in-time';

interface RemovalCardProps {
  name: string;
  removal: Removals[string];
}

/** A remote that was removed: when, by whom and why. */
export function RemovalCard({ name, removal: { at, by, reason } }: RemovalCardProps) {
  return (
    <Card as="article" aria-label={name}>
      <CardHead>
        <h3>{name}</h3>
      </CardHead>
      <Facts>
        <Fact term={copy.removedAt}>
          <PointInTime at={at} />
        </Fact>
        <Fact term={copy.by}>{by}</Fact>
        <Fact term={copy.why}>{reason}</Fact>
      </Facts>
    </Card>
  );
}
