import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The row of buttons at the end of a form. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.gap[8]};
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
`;
