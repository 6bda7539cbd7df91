import type { LiveRelease } from '@keydate/contracts/releases/upload';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { Facts } from './card-facts';
import { copy } from './copy';
import { LoadTimeFact, ReleasedFacts, type Loads } from './release-facts';

interface RollOutFactsProps {
  rollOut: NonNullable<LiveRelease['rollOut']>;
  loads: Loads | undefined;
}

/** The newer release that only some people get: who gets it, who released it and when, and how fast it loads. */
export function RollOutFacts({ rollOut: { release, percent, people, released }, loads }: RollOutFactsProps) {
  return (
    <Newer>
      <p>{copy.rollingOut(release, percent, people.length)}</p>
      <Facts>
        {released && <ReleasedFacts released={released} term={copy.released} />}
        <LoadTimeFact loads={loads} />
      </Facts>
    </Newer>
  );
}

const Newer = styled.div`
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  overflow-wrap: anywhere;
`;
