import type { LiveRelease } from '@keydate/contracts/releases/upload';
import type { PlatformHealth } from '@keydate/contracts/releases/health';
import { Card, Tag } from '@keydate/ui';
import { CardHead, Fact, Facts } from './card-facts';
import { copy } from './copy';
import { PointInTime } from './point-in-time';
import { ReleaseActions } from './release-actions';
import { LoadTimeFact, ReleasedFacts, type Loads } from './release-facts';
import { RollOutFacts } from './roll-out-facts';

interface ReleaseCardProps {
  live: LiveRelease;
  /** Of all releases of this remote that somebody has loaded. */
  loads: readonly Loads[];
  /** How often it failed; undefined if it never did. */
  failures: NonNullable<PlatformHealth['failures']>[number] | undefined;
  /** Called after a change. */
  onChanged: () => void;
}

/** The live releases of the host or of a remote, for everybody and for some: since when, by whom, how fast; with its changes. */
export function ReleaseCard({ live, loads, failures, onChanged }: ReleaseCardProps) {
  const { name, release, released, madeLive, disabled, rollOut, withdrawn, address, bytes } = live;
  const loadsOf = (id: string) => loads.find((load) => load.release === id);
  return (
    <Card as="article" aria-label={name}>
      <CardHead>
        <h3>{name}</h3>
        <code>{release}</code>
        {disabled !== undefined && <Tag>{copy.disabled}</Tag>}
      </CardHead>
      {disabled !== undefined && <p>{disabled}</p>}
      <Facts>
        {madeLive && (
          <>
            <Fact term={copy.since}>
              <PointInTime at={madeLive.at} />
            </Fact>
            <Fact term={copy.madeLiveBy[madeLive.action]}>{madeLive.by}</Fact>
            {madeLive.reason !== undefined && <Fact term={copy.why}>{madeLive.reason}</Fact>}
          </>
        )}
        {released ? (
          <ReleasedFacts released={released} term={madeLive ? copy.released : copy.since} />
        ) : (
          <Fact term={madeLive ? copy.released : copy.since}>{copy.installed}</Fact>
        )}
        {address !== undefined && (
          <Fact term={copy.address}>
            <code>{address}</code>
          </Fact>
        )}
        {bytes !== undefined && <Fact term={copy.size}>{copy.kilobytes(bytes)}</Fact>}
        {name !== 'host' && <LoadTimeFact loads={loadsOf(release)} />}
        {failures && <Fact term={copy.failures}>{copy.failed24(failures.count, failures.codes)}</Fact>}
        {withdrawn && (
          <>
            <Fact term={copy.withdrawn}>
              <code>{withdrawn.release}</code>, <PointInTime at={withdrawn.at} />
            </Fact>
            <Fact term={copy.withdrawnBy}>{withdrawn.by}</Fact>
            {withdrawn.reason !== undefined && <Fact term={copy.why}>{withdrawn.reason}</Fact>}
          </>
        )}
      </Facts>
      {rollOut && <RollOutFacts rollOut={rollOut} loads={loadsOf(rollOut.release)} />}
      <ReleaseActions live={live} onChanged={onChanged} />
    </Card>
  );
}
