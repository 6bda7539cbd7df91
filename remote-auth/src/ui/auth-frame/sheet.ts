import { Card, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The paper on which each picture is drawn. */
export const Sheet = styled(Card)`
  max-width: 400px;
  box-shadow: ${tokens.shadow};
`;

/** Something with a title and a line below it, side by side. */
export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};

  > div {
    flex: 1;
    min-width: 0;
  }

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
  }
`;
