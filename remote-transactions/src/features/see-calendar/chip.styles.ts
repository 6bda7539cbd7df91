import { media, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { DeadlineState } from '../../domain/deadline-state';
import { stateColors } from '../../ui/state-icon';

const oneLine = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A bar of the state's color, the box, two lines, and marks. */
export const Chip = styled.div<{ $state: DeadlineState }>`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  min-width: 0;
  padding: 2px 4px 2px 6px;
  border-left: 3px solid ${({ $state }) => stateColors[$state]};
  border-radius: 6px;
  background: ${tokens.color.card};
  box-shadow: inset 0 0 0 1px ${tokens.color.rule};
  break-inside: avoid;

  &:hover {
    background: ${tokens.color.primaryTint};
  }

  > :first-child {
    margin-top: 2px;
  }

  input {
    width: 16px;
    height: 16px;
    margin: 0;

    &::before {
      width: 14px;
      height: 14px;
    }
  }
`;

export const ChipLink = styled(Link)`
  flex: 1;
  min-width: 0;
  border-radius: 4px;
  color: inherit;
  text-decoration: none;
  font-size: ${tokens.size[12]};
  line-height: 16px;

  &:hover > :first-child {
    text-decoration-line: underline;
  }
`;

export const ChipTitle = styled.span<{ $isDone: boolean }>`
  ${oneLine}
  font-weight: 600;
  color: ${({ $isDone }) => ($isDone ? tokens.color.softInk : tokens.color.ink)};
  text-decoration-line: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')};

  /* nobody can point at it on paper to see it whole */
  ${media.print} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: normal;
  }
`;

export const ChipClient = styled.span`
  ${oneLine}
  color: ${tokens.color.softInk};

  > :not(:last-child)::after {
    content: ' · ';
  }
`;

export const Marks = styled.span`
  flex: none;
  display: inline-grid;
  color: ${tokens.color.softInk};

  &:empty {
    display: none;
  }
`;
