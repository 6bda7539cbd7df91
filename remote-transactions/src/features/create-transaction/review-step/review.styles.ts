import { tokens } from '@keydate/ui';
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
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isSet }) => ($isSet ? 600 : 400)};
  color: ${({ $isSet }) => ($isSet ? 'inherit' : tokens.color.softInk)};
`;

export const Summary = styled.p`
  flex: 1 1 280px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

export const GroupLine = styled.div`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;

  summary {
    cursor: pointer;
  }
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
export const Changeable = styled.fieldset`
  display: grid;
  gap: ${tokens.gap[24]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
