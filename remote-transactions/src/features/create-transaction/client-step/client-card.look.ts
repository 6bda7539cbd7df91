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

/** All of the card above its button picks. */
export const CardBox = styled.div`
  display: grid;
  align-content: space-between;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};

  label {
    display: flex;
    align-items: center;
    gap: ${tokens.gap[12]};
    padding: ${tokens.gap[12]} ${tokens.gap[16]} ${tokens.gap[4]};
    font-weight: 550;
    cursor: pointer;
  }

  label span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  button {
    justify-self: start;
    margin: 0 0 ${tokens.gap[4]} ${tokens.gap[4]};
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
