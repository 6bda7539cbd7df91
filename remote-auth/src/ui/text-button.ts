import { TextLink } from '@keydate/ui';
import { styled } from 'styled-components';

/** A button in running text, drawn as the links beside it. */
export const TextButton = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
