import { media, tokens, visuallyHidden } from '@keydate/ui';
import { css, styled } from 'styled-components';

/** The columns of a list of dates; `whole` is as wide as all of them. */
export type CellKind = 'select' | 'number' | 'title' | 'date' | 'actions' | 'whole';

const columns = '36px minmax(28px, auto) minmax(0, 1fr) minmax(108px, auto) auto';

export const DataScroll = styled.div<{ $maxHeight: number | undefined }>`
  max-height: ${({ $maxHeight }) => ($maxHeight ? `${$maxHeight}px` : 'none')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
`;

/** Rows of 36 px: six of them are seen in 240 px, without the names of the columns. */
const dense = css`
  --kd-cell-padding: 1px 8px;
  --kd-title-padding: 1px 8px 0;
  --kd-date-padding: 0 8px 1px;
  --kd-row-padding: 0;

  [role='row'] {
    align-items: center;
    min-height: 36px;
  }

  [role='gridcell'] {
    --kd-control-height: 32px;
  }

  label {
    padding: 4px 0;
  }

  input::after {
    inset: -8px -12px;
  }

  ${media.touch} {
    [role='gridcell'] {
      --kd-control-height: 36px;
    }
  }
`;

export const DataRoot = styled.div<{ $isDense: boolean }>`
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

  ${({ $isDense }) => $isDense && dense}
`;

export const DataHead = styled.div<{ $isHidden: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  background: ${tokens.color.sunken};
  box-shadow: inset 0 -1px ${tokens.color.rule};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
  font-weight: 550;

  ${({ $isHidden }) => $isHidden && visuallyHidden}

  ${media.phone} {
    ${visuallyHidden}
  }
`;

export const RowBox = styled.div<{ $isQuiet: boolean }>`
  align-items: start;
  padding: var(--kd-row-padding, ${tokens.gap[4]} 0);
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
  whole: 'grid-column: 1 / -1',
};

const phonePaddings: Partial<Record<CellKind, string>> = {
  title: 'padding: var(--kd-title-padding, 10px 8px 2px);',
  date: 'padding: var(--kd-date-padding, 0 8px 8px);',
};

export const CellBox = styled.div<{ $kind: CellKind }>`
  min-width: 0;
  padding: var(--kd-cell-padding, 10px 8px);
  ${({ $kind }) => $kind === 'whole' && 'grid-column: 1 / -1; padding: 0;'}
  ${({ $kind }) => $kind === 'select' && 'padding: 0 0 0 12px;'}
  ${({ $kind }) => $kind === 'actions' && 'display: flex; justify-content: flex-end; padding: 0 4px;'}
  ${({ $kind }) => ($kind === 'number' || $kind === 'date') && 'font-variant-numeric: tabular-nums;'}
  ${({ $kind }) => $kind === 'date' && 'font-weight: 550; white-space: nowrap;'}
  ${({ $kind }) => $kind === 'number' && `color: ${tokens.color.softInk}; text-align: right;`}

  ${media.phone} {
    ${({ $kind }) => phonePaddings[$kind]}
    ${({ $kind }) => phonePlaces[$kind]};
  }
`;
