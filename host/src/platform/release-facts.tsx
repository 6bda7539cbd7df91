import type { PlatformHealth } from '@keydate/contracts/releases/health';
import type { LiveRelease } from '@keydate/contracts/releases/upload';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Fact } from './card-facts';
import { copy } from './copy';
import { PointInTime } from './point-in-time';

/** How long a release took to load. */
export type Loads = PlatformHealth['loads'][number];

interface ReleasedFactsProps {
  released: NonNullable<LiveRelease['released']>;
  /** The label of the release's time. */
  term: string;
}

/** When a release was released, by whom and from which commit. */
export function ReleasedFacts({ released: { at, by, commit, force }, term }: ReleasedFactsProps) {
  return (
    <>
      <Fact term={term}>
        <PointInTime at={at} />
      </Fact>
      <Fact term={copy.by}>{by}</Fact>
      {commit !== undefined && (
        <Fact term={copy.commit}>
          <code>{commit.slice(0, 12)}</code>
        </Fact>
      )}
      {force !== undefined && <Fact term={copy.withoutChecks}>{force}</Fact>}
    </>
  );
}

/** How fast a release loads; without `loads`, nobody has loaded it. */
export function LoadTimeFact({ loads }: { loads: Loads | undefined }) {
  return (
    <Fact term={copy.loadTime}>
      {loads ? (
        <>
          <span title={copy.percentilesHint}>{copy.percentiles(loads.p50, loads.p75, loads.p95)}</span>
          <Soft>{`${copy.percentilesHint}, ${copy.loads(loads.count)}`}</Soft>
        </>
      ) : (
        copy.noLoads
      )}
    </Fact>
  );
}

const Soft = styled.span`
  display: block;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
`;
