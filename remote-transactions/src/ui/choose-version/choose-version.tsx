import { Button, Cluster, Notice, Stack, tokens } from '@keydate/ui';
import { ChoiceGroup } from '@keydate/ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Whose } from '../../domain/merge-entries';
import { copy } from './copy';

/** A value that two people changed differently, in words. */
export interface VersionPair {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ChooseVersionProps {
  /** The name of the person who changed them first; null if nobody is known. */
  by: string | null;
  pairs: readonly VersionPair[];
  choices: Readonly<Record<string, Whose>>;
  onChoose: (keys: readonly string[], whose: Whose) => void;
}

/** Two people changed the same values at the same time: shows both versions and lets the person choose, one by one or all at once. */
export function ChooseVersion({ by, pairs, choices, onChoose }: ChooseVersionProps) {
  const chooseAll = (whose: Whose) =>
    onChoose(
      pairs.map(({ key }) => key),
      whose,
    );
  return (
    <Stack gap={16}>
      <Notice tone="warn" title={copy.title(by)}>
        <span role="status">{copy.whatNow}</span>
      </Notice>
      {pairs.length > 1 && (
        <Cluster gap={8}>
          <Button variant="secondary" size="small" onClick={() => chooseAll('mine')}>
            {copy.allMine}
          </Button>
          <Button variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
            {copy.allTheirs}
          </Button>
        </Cluster>
      )}
      {pairs.map((pair) => (
        <Pair
          key={pair.key}
          pair={pair}
          chosen={choices[pair.key] ?? 'mine'}
          onChoose={(whose) => onChoose([pair.key], whose)}
        />
      ))}
    </Stack>
  );
}

interface PairProps {
  pair: VersionPair;
  chosen: Whose;
  onChoose: (whose: Whose) => void;
}

function Pair({ pair, chosen, onChoose }: PairProps) {
  const name = useId();
  return (
    <ChoiceGroup legend={pair.label}>
      <Versions>
        {(['mine', 'theirs'] as const).map((whose) => (
          <label key={whose}>
            <input type="radio" name={name} checked={chosen === whose} onChange={() => onChoose(whose)} />
            <span>
              <small>{copy[whose]}</small>
              {pair[whose]}
            </span>
          </label>
        ))}
      </Versions>
    </ChoiceGroup>
  );
}

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${tokens.gap[8]};

  label {
    display: flex;
    gap: ${tokens.gap[12]};
    min-width: 0;
    padding: ${tokens.gap[12]};
    border: 1px solid ${tokens.color.strongRule};
    border-radius: ${tokens.radius.control};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${tokens.color.primary};
    box-shadow: inset 0 0 0 1px ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    font-size: ${tokens.size[12]};
    line-height: 16px;
    color: ${tokens.color.softInk};
  }

  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 3px 0 0;
    accent-color: ${tokens.color.primary};
  }
`;
