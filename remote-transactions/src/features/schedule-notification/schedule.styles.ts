import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.gap[16]};
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.gap[8]};
`;

export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  min-height: ${tokens.controlHeight};
  padding: 0 ${tokens.gap[12]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${tokens.color.primary};
    box-shadow: inset 0 0 0 1px ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
  }

  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${tokens.color.primary};
  }
`;

export const Custom = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.gap[12]};
`;

export const WhoIsTold = styled.p`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;

/** Below the choice of the nearest reminder. */
export const Further = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  justify-items: start;
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;
`;
