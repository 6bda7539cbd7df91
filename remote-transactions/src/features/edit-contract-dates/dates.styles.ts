import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Count = styled.p`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
`;

/** Scrolls on its own, so that Undo stays visible. */
export const Rows = styled.ul`
  max-height: 50dvh;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.gap[12]};
  padding: ${tokens.gap[4]} ${tokens.gap[4]} ${tokens.gap[4]} ${tokens.gap[16]};

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }

  strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.gap[8]};
    font-size: ${tokens.size[14]};
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  > span {
    font-size: ${tokens.size[14]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > div {
    display: flex;
  }

  ${media.phone} {
    grid-template: 'title actions' 'date actions' / minmax(0, 1fr) auto;
    gap: 0 ${tokens.gap[8]};

    > div {
      grid-area: actions;
    }
  }
`;
