import { styled } from 'styled-components';
import { media } from '../../tokens/media';
import { tokens } from '../../tokens/tokens';

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  font-variant-numeric: tabular-nums;
`;

export const Weekday = styled.th`
  padding: ${tokens.gap[8]};
  border-bottom: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 16px;
  text-align: left;
  color: ${tokens.color.softInk};

  ${media.phone} {
    padding-inline: 0;
    text-align: center;
  }
`;

/** A row is as high as its fullest day. The last row and column leave their outer line to the table. */
export const Cell = styled.td<{ $isOff: boolean; $isOutside: boolean }>`
  position: relative;
  height: 112px;
  padding: ${tokens.gap[4]};
  border-right: 1px solid ${tokens.color.rule};
  border-bottom: 1px solid ${tokens.color.rule};
  vertical-align: top;
  background: ${({ $isOff }) => ($isOff ? tokens.color.sunken : 'transparent')};
  color: ${({ $isOutside }) => ($isOutside ? tokens.color.softInk : tokens.color.ink)};

  &:last-child {
    border-right: 0;
  }

  tr:last-child > & {
    border-bottom: 0;
  }

  tr:last-child > &:first-child {
    border-bottom-left-radius: ${tokens.radius.card};
  }

  tr:last-child > &:last-child {
    border-bottom-right-radius: ${tokens.radius.card};
  }

  ${media.phone} {
    height: 64px;
    padding: 2px;
  }

  ${media.print} {
    height: 72px;
    break-inside: avoid;
  }
`;

export const DayHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  margin-bottom: ${tokens.gap[4]};

  ${media.phone} {
    justify-content: center;
    margin-bottom: 0;
  }
`;

/** The number of the day; it is pressed anywhere in the cell that has nothing else. */
export const DayButton = styled.span<{ $isToday: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 ${tokens.gap[4]};
  border-radius: ${tokens.radius.round};
  outline: none;
  background: ${({ $isToday }) => ($isToday ? tokens.color.primary : 'none')};
  color: ${({ $isToday }) => ($isToday ? tokens.color.onPrimary : 'inherit')};
  font-size: ${tokens.size[14]};
  font-weight: ${({ $isToday }) => ($isToday ? 650 : 500)};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  &:focus-visible::after {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: -2px;
  }

  ${media.forcedColors} {
    text-decoration: ${({ $isToday }) => ($isToday ? 'underline' : 'none')};
  }
`;

/** Cut where the day is too narrow; the day's own window has it whole. */
export const DayNote = styled.span`
  min-width: 0;
  overflow: hidden;
  font-size: ${tokens.size[12]};
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${tokens.color.softInk};

  ${media.phone} {
    display: none;
  }
`;

/** Above the day's button, which covers the cell. */
export const Entries = styled.div`
  a,
  button,
  label {
    position: relative;
    z-index: 1;
  }
`;
