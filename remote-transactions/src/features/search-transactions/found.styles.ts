import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Found = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-width: 0;

  strong,
  small {
    display: block;
    text-align: left;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: 600;
  }

  small {
    font-size: ${tokens.size[12]};
    color: ${tokens.color.softInk};
  }
`;
