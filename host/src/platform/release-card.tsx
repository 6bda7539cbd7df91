import type { LiveRelease } from '@keydate/contracts/releases/upload';
import { Button, Card, Tag } from '@keydate/ui';
import { useState } from 'react';
import { CardHead, Fact, Facts } from './card-facts';
import { copy } from './copy';
import { PointInTime } from './point-in-time';
import { LoadTimeFact, OriginFacts, type Loads } from './release-facts';
import { RollOutFacts } from './roll-out-facts';
import { RollbackForm } from './rollback-form';

interface ReleaseCardProps {
  live: LiveRelease;
  /** Of all releases of this remote that somebody has loaded. */
  loads: readonly Loads[];
  /** Called after a rollback. */
  onChanged: () => void;
}

/** The live releases of the host or of a remote, for everybody and for some: since when, by whom, how fast; with a rollback. */
export function ReleaseCard({ live, loads, onChanged }: ReleaseCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, release, released, madeLive, previous, disabled, rollOut, withdrawn } = live;
  const target = rollOut?.release ?? previous[0];
  const loadsOf = (id: string) => loads.find((load) => load.release === id);
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
          <OriginFacts released={released} term={madeLive ? copy.released : copy.since} />
        ) : (
          <Fact term={madeLive ? copy.released : copy.since}>{copy.installed}</Fact>
        )}
        {name !== 'host' && <LoadTimeFact loads={loadsOf(release)} />}
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
