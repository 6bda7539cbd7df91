import { media, tokens, visuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';

/** The columns of a list of dates. */
export type CellKind = 'select' | 'number' | 'title' | 'date' | 'actions';

const columns = '36px minmax(28px, auto) minmax(0, 1fr) minmax(108px, auto) auto';

export const DataScroll = styled.div<{ $maxHeight: number | undefined }>`
  max-height: ${({ $maxHeight }) => ($maxHeight ? `${$maxHeight}px` : 'none')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
`;

export const DataRoot = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  [role='rowgroup'],
  [role='row'] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  ${media.phone} {
    display: block;

    [role='rowgroup'] {
      display: block;
    }

    [role='row'] {
      grid-template-columns: 36px minmax(0, 1fr) auto;
    }
  }
`;

export const DataHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  background: ${tokens.color.sunken};
  box-shadow: inset 0 -1px ${tokens.color.rule};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
  font-weight: 550;

  ${media.phone} {
    ${visuallyHidden}
  }
`;

export const RowBox = styled.div<{ $isQuiet: boolean }>`
  align-items: start;
  padding: ${tokens.gap[4]} 0;
  color: ${({ $isQuiet }) => ($isQuiet ? tokens.color.softInk : tokens.color.ink)};

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }
`;

const phonePlaces: Record<CellKind, string> = {
  select: 'grid-area: 1 / 1 / span 2',
  number: 'display: none',
  title: 'grid-area: 1 / 2',
  date: 'grid-area: 2 / 2',
  actions: 'grid-area: 1 / 3 / span 2',
};

export const CellBox = styled.div<{ $kind: CellKind }>`
  min-width: 0;
  padding: 10px 8px;
  ${({ $kind }) => $kind === 'select' && 'padding: 0 0 0 12px;'}
  ${({ $kind }) => $kind === 'actions' && 'display: flex; padding: 0 4px;'}
  ${({ $kind }) => ($kind === 'number' || $kind === 'date') && 'font-variant-numeric: tabular-nums;'}
  ${({ $kind }) => $kind === 'date' && 'font-weight: 550; white-space: nowrap;'}
  ${({ $kind }) => $kind === 'number' && `color: ${tokens.color.softInk}; text-align: right;`}

  ${media.phone} {
    padding-block: ${({ $kind }) => ($kind === 'title' ? '10px 2px' : '0 8px')};
    ${({ $kind }) => phonePlaces[$kind]};
  }
`;
