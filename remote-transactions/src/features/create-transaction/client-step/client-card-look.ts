import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const ClientCards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${tokens.gap[12]};

  legend {
    padding: 0;
    margin-bottom: ${tokens.gap[8]};
    font-size: ${tokens.size[14]};
    font-weight: 550;
  }
`;

/** The whole card picks; only its button does something else. */
export const CardBox = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};

  label {
    display: flex;
    align-items: center;
    gap: ${tokens.gap[12]};
    min-width: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  button {
    position: relative;
    z-index: 1;
    margin-left: -12px;
  }

  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${tokens.color.primary};
  }

  &:has(:checked) {
    border-color: ${tokens.color.primary};
    box-shadow: inset 0 0 0 1px ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
  }
`;
