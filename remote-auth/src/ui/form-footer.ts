import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The line below a form that links to other pages or steps. */
export const FormFooter = styled.p`
  margin-top: ${tokens.gap[24]};
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 24px;
  /* a long name or address must not widen the page */
  overflow-wrap: anywhere;
`;
