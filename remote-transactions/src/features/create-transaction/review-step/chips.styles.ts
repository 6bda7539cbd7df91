import { media, tokens } from '@keydate/ui';
import { css, styled } from 'styled-components';

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`;

/** A count that opens nothing. */
export const Chip = styled.span<{ $isDone: boolean }>`
  ${chip}
  ${({ $isDone }) => $isDone && `color: ${tokens.color.done};`}
`;

/** A count that opens the titles of its rows. */
export const ChipButton = styled.button<{ $isWarning: boolean }>`
  ${chip}
  border-color: ${({ $isWarning }) => ($isWarning ? tokens.color.dueToday : tokens.color.strongRule)};
  background: ${tokens.color.card};
  color: ${({ $isWarning }) => ($isWarning ? tokens.color.dueToday : tokens.color.ink)};
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: ${tokens.color.sunken};
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 1px currentColor;
  }

  &:disabled {
    cursor: not-allowed;
  }

  ${media.touch} {
    min-height: 36px;
  }
`;

export const ChipPanel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[8]};
  padding-top: ${tokens.gap[12]};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
`;
