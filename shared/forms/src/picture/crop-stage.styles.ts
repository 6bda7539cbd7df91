import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.gap[24]};
`;

export const stageHeight = 'min(280px, 60vw)';

export const Stage = styled.div`
  position: relative;
  height: ${stageHeight};
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};

  [role='group']:focus-visible {
    outline: 3px solid ${tokens.color.card};
    outline-offset: -3px;
  }
`;

export const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  margin-top: ${tokens.gap[8]};
  font-size: ${tokens.size[14]};

  input {
    flex: 1;
    min-width: 0;
    min-height: ${tokens.controlHeight};
    accent-color: ${tokens.color.primary};
  }
`;

export const Preview = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.gap[16]};

  /* shows the edge of a white picture on a white page */
  > * {
    box-shadow: 0 0 0 1px ${tokens.color.rule};
    border-radius: ${tokens.radius.round};
  }
`;
