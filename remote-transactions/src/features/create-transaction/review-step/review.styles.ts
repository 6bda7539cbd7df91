import { media, Tag, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const SmallText = styled.p`
  font-size: ${tokens.size[12]};
  font-weight: 400;
  line-height: 16px;
  color: ${tokens.color.softInk};
  overflow-wrap: anywhere;
`;

export const Warning = styled.p`
  display: flex;
  gap: ${tokens.gap[4]};
  font-size: ${tokens.size[12]};
  line-height: 16px;
  color: ${tokens.color.dueToday};

  svg {
    flex: none;
  }
`;

export const DayText = styled.span<{ $isSet: boolean }>`
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isSet }) => ($isSet ? 600 : 400)};
  color: ${({ $isSet }) => ($isSet ? 'inherit' : tokens.color.softInk)};
`;

/** Next to a day; no higher than its line. */
export const DayTag = styled(Tag)`
  line-height: 16px;
`;

/** On one line on a phone; whole once its meaning is open, and if it is a sentence of the contract. */
export const RowTitle = styled.div<{ $isWhole: boolean }>`
  line-height: 18px;
  overflow-wrap: anywhere;

  ${media.phone} {
    ${({ $isWhole }) => !$isWhole && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
  }
`;

/** The contract's words and the notes on them, on one line where there is room. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.gap[12]};
`;

/** Folds the rows without a day. */
export const FoldButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  width: 100%;
  min-height: 36px;
  padding: 0 ${tokens.gap[12]};
  border: 0;
  background: none;
  color: ${tokens.color.softInk};
  font: inherit;
  font-weight: 550;
  text-align: left;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const NoneShown = styled.p`
  padding: ${tokens.gap[8]} ${tokens.gap[12]};
`;

/** Leads to a row of the list. */
export const RowLink = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.primaryText};
  font: inherit;
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;

/** Everything that can be changed at review, so that it can be disabled as a whole. */
export const Changeable = styled.fieldset<{ $isFirst: boolean }>`
  ${({ $isFirst }) => $isFirst && 'order: -1;'}
  display: grid;
  gap: ${tokens.gap[12]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Next to another one where there is room. */
export const CountingField = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;

/** Below a row, from its title on; on a phone as wide as the row. */
export const SourceLine = styled.div`
  padding: 0 ${tokens.gap[12]} ${tokens.gap[4]} 78px;

  ${media.phone} {
    padding-left: ${tokens.gap[12]};
  }
`;

/** A day that the contract has in handwriting, typed next to its picture. */
export const DayInput = styled.input`
  width: 116px;
  height: 32px;
  padding: 0 ${tokens.gap[8]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
  color: inherit;
  font: inherit;

  &[aria-invalid='true'] {
    border-color: ${tokens.color.dueToday};
  }
`;

/** Keys are for people who have a keyboard. */
export const KeyHint = styled.p`
  font-size: ${tokens.size[12]};
  line-height: 16px;
  color: ${tokens.color.softInk};

  ${media.touch} {
    display: none;
  }

  kbd {
    padding: 0 5px;
    border: 1px solid ${tokens.color.rule};
    border-radius: 4px;
    font: inherit;
    font-weight: 600;
  }
`;
