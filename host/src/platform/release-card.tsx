import type { PlatformHealth } from '@keydate/contracts/releases/health';
import type { LiveRelease } from '@keydate/contracts/releases/upload';
import { Button, Card, Tag, tokens } from '@keydate/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CardHead, Fact, Facts } from './card-facts';
import { copy } from './copy';
import { PointInTime } from './point-in-time';
import { RollbackForm } from './rollback-form';

interface ReleaseCardProps {
  live: LiveRelease;
  /** How long the live release took to load; undefined where nobody has loaded it. */
  loads: PlatformHealth['loads'][number] | undefined;
  /** Called after a rollback. */
  onChanged: () => void;
}

/** What is live of the host or of a remote: since when, by whom, how fast, and the way back. */
export function ReleaseCard({ live, loads, onChanged }: ReleaseCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, release, released, madeLive, previous, disabled, rollOut, withdrawn } = live;
  const target = rollOut?.release ?? previous[0];
  const handleDone = () => {
    setIsAsking(false);
    onChanged();
  };
  return (
    <Card as="article" aria-label={name}>
      <CardHead>
        <h3>{name}</h3>
        <code>{release}</code>
        {disabled !== undefined && <Tag>{copy.disabled}</Tag>}
      </CardHead>
      {disabled !== undefined && <p>{disabled}</p>}
      {rollOut && <p>{copy.rollingOut(rollOut.release, rollOut.percent, rollOut.people.length)}</p>}
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
          <>
            <Fact term={madeLive ? copy.released : copy.since}>
              <PointInTime at={released.at} />
            </Fact>
            <Fact term={copy.by}>{released.by}</Fact>
            {released.commit !== undefined && (
              <Fact term={copy.commit}>
                <code>{released.commit.slice(0, 12)}</code>
              </Fact>
            )}
            {released.force !== undefined && <Fact term={copy.withoutChecks}>{released.force}</Fact>}
          </>
        ) : (
          <Fact term={madeLive ? copy.released : copy.since}>{copy.installed}</Fact>
        )}
        {name !== 'host' && (
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
        )}
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
      {target !== undefined && !isAsking && (
        <Button variant="secondary" size="small" aria-label={copy.rollBackOf(name)} onClick={() => setIsAsking(true)}>
          {copy.rollBack}
        </Button>
      )}
      {target !== undefined && isAsking && (
        <RollbackForm
          name={name}
          consequence={rollOut ? copy.withdraw(name, target) : copy.confirm(name, target)}
          onDone={handleDone}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}

const Soft = styled.span`
  display: block;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
`;
