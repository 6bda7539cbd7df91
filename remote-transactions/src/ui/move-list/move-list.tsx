import type { Move, Waiting } from '@keydate/domain/computed-deadlines/follow-days';
import { Stack, tokens, UnbrokenDays } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { styled } from 'styled-components';
import { copy } from './copy';

/** The dates that a change would move, and which of them the person leaves on their days. */
export interface MoveChoice {
  moves: readonly Move[];
  waiting: readonly Waiting[];
  /** The ids of the dates that stay. */
  kept: ReadonlySet<string>;
  setKept: (kept: ReadonlySet<string>) => void;
}

interface MoveListProps extends MoveChoice {
  isDisabled?: boolean;
}

/** Every date that would move, its old day next to its new one, with a box for each; then those that would wait on their days. */
export function MoveList({ moves, waiting, kept, setKept, isDisabled = false }: MoveListProps) {
  const moving = moves.filter(({ id }) => !kept.has(id)).length;
  const handleChange = (id: string, moves: boolean) => {
    const next = new Set(kept);
    if (moves) next.delete(id);
    else next.add(id);
    setKept(next);
  };
  return (
    <Stack gap={8}>
      <p role="status">{copy.movesTitle(moving)}</p>
      {moves.length > 0 && (
        <>
          <List>
            {moves.map(({ id, title, from, to, steps }) => (
              <li key={id}>
                <Checkbox
                  label={copy.move(title, to)}
                  isLabelHidden
                  disabled={isDisabled}
                  checked={!kept.has(id)}
                  onChange={(event) => handleChange(id, event.target.checked)}
                />
                <Words>
                  <strong>{title}</strong>
                  <span>
                    <s>
                      <UnbrokenDays text={copy.from(from)} />
                    </s>
                    {' → '}
                    <b>
                      <UnbrokenDays text={copy.to(to)} />
                    </b>
                  </span>
                  <small>
                    <UnbrokenDays text={steps.join(' ')} />
                  </small>
                </Words>
              </li>
            ))}
          </List>
          <small>{copy.keepHint}</small>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <p>{copy.waitingTitle(waiting.length)}</p>
          <List>
            {waiting.map(({ id, title, why }) => (
              <li key={id}>
                <Words>
                  <strong>{title}</strong>
                  <span>{why}</span>
                </Words>
              </li>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};

  li {
    display: flex;
    gap: ${tokens.gap[12]};
    padding: ${tokens.gap[8]} ${tokens.gap[12]};
  }

  li + li {
    border-top: 1px solid ${tokens.color.rule};
  }

  /* the box is as high as the title's line */
  label {
    padding: 0;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 20px;

  strong,
  b {
    font-weight: 600;
  }

  s,
  small {
    color: ${tokens.color.softInk};
  }

  small {
    font-size: ${tokens.size[12]};
  }
`;
