import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[24]};
  height: 64px;
  padding: 0 ${tokens.gap[32]};
  border-bottom: 1px solid ${tokens.color.rule};
  background: ${tokens.color.paper};

  ${media.phone} {
    gap: ${tokens.gap[12]};
    padding: 0 ${tokens.gap[16]};
  }

  ${media.print} {
    display: none;
  }
`;

export const SearchSlot = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 480px;
`;

/** Moves the bell to the right, next to the person. */
export const BellSlot = styled.div`
  margin-left: auto;
`;
