import { tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const BellLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};
`;

/** On the bell's shoulder, so that a number of two digits hides nothing of it. */
export const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: ${tokens.color.overdue};
  color: ${tokens.color.paper};
  font-size: ${tokens.size[12]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
`;
