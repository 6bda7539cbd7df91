import { TextLink } from '@keydate/ui';
import { styled } from 'styled-components';

/** A button within text that looks like a link. */
export const TextButton = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
