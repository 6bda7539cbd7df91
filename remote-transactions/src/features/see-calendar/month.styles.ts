import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import type { DeadlineState } from '../../domain/deadline-state';
import { stateColors } from '../../ui/state-icon';
import { Chip, Marks } from './chip.styles';

export const Chips = styled.div`
  display: grid;
  gap: 3px;

  > * {
    min-width: 0;
  }

  /* a narrow day has room for the words alone; its window has the rest */
  ${media.compact} {
    ${Chip} > :first-child, ${Marks} {
      display: none;
    }
  }

  ${media.phone} {
    display: none;
  }
`;

/** On a phone, in place of the chips. */
export const Dots = styled.div`
  display: none;

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 3px;
    margin-top: 2px;
    font-size: ${tokens.size[12]};
    line-height: 12px;
    color: ${tokens.color.softInk};
  }
`;

export const Dot = styled.span<{ $state: DeadlineState }>`
  width: 7px;
  height: 7px;
  border-radius: ${tokens.radius.round};
  background: ${({ $state }) => stateColors[$state]};

  ${media.forcedColors} {
    border: 1px solid;
  }
`;
