import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const ClientCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${tokens.gap[12]};
`;

/** The whole card above its button is the label of the radio button. */
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

  /* a very long name leaves its neighbours their height; See Details has it whole */
  label > span:last-child {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
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
