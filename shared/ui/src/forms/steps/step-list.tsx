import { Icon, media, tokens, visuallyHidden, VisuallyHidden } from '@keydate/ui';
import { Check } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

export interface StepListProps {
  /** The task that the steps complete: "Create New Transaction". */
  readonly label: string;
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  /** The index of the current step, from 0. */
  readonly current: number;
  /** A remark about each step, or null: "from the contract". */
  readonly notes?: readonly (string | null)[];
  /** Opens a step before the current one that has a note. */
  readonly onNoted?: (position: number) => void;
}

/** The steps of a wizard, named along the top; on a phone only the current one has its name. */
export function StepList({ label, steps, current, notes = [], onNoted }: StepListProps) {
  const noteOf = (position: number) => (position < current ? (notes[position] ?? null) : null);
  return (
    <nav aria-label={label}>
      <Row>
        {steps.map((name, position) => {
          const note = noteOf(position);
          return (
            <Step
              key={name}
              $state={stateOf(position, current)}
              aria-current={position === current ? 'step' : undefined}
            >
              <Linked onClick={note === null ? undefined : () => onNoted?.(position)}>
                <Mark aria-hidden>{position < current ? <Icon of={Check} size={16} /> : position + 1}</Mark>
                <Name>
                  <VisuallyHidden>{copy.position(position + 1, steps.length)}</VisuallyHidden>
                  {name}
                  {position < current && <VisuallyHidden>{copy.done}</VisuallyHidden>}
                  {note !== null && <Note>{note}</Note>}
                </Name>
              </Linked>
            </Step>
          );
        })}
      </Row>
    </nav>
  );
}

/** A button around a step's mark and name, where there is something to press. */
function Linked({ onClick, children }: { onClick: (() => void) | undefined; children: ReactNode }) {
  if (!onClick) return children;
  return (
    <Link type="button" onClick={onClick}>
      {children}
    </Link>
  );
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(position: number, current: number): StepState {
  if (position === current) return 'current';
  return position < current ? 'done' : 'ahead';
}

const Row = styled.ol`
  display: flex;
  gap: ${tokens.gap[8]};
  /* two lines, whether or not a name takes both: what follows stays in its place */
  min-height: 57px;

  ${media.phone} {
    min-height: 0;
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${tokens.radius.round};
  box-shadow: inset 0 0 0 1px currentColor;
  font-size: ${tokens.size[12]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  min-width: 0;
  padding-top: 2px;
  line-height: 20px;
`;

const Note = styled.span`
  display: block;
  font-size: ${tokens.size[12]};
  font-weight: 450;
  color: ${tokens.color.primary};

  &::before {
    content: ' ';
  }
`;

const Link = styled.button`
  display: flex;
  gap: ${tokens.gap[8]};
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:hover ${Name} {
    text-decoration: underline;
  }
`;

const Step = styled.li<{ $state: StepState }>`
  flex: 1;
  display: flex;
  gap: ${tokens.gap[8]};
  padding-top: ${tokens.gap[12]};
  border-top: 3px solid ${({ $state }) => ($state === 'ahead' ? tokens.color.rule : tokens.color.primary)};
  font-size: ${tokens.size[14]};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 450)};
  color: ${({ $state }) => ($state === 'current' ? tokens.color.ink : tokens.color.softInk)};

  ${Mark} {
    ${({ $state }) =>
      $state !== 'ahead' && `background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; box-shadow: none;`}
  }

  ${media.phone} {
    flex: ${({ $state }) => ($state === 'current' ? 'auto' : '0 0 24px')};

    ${Name} {
      ${({ $state }) => $state !== 'current' && visuallyHidden}
    }
  }
`;
