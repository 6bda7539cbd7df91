import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** A link in running text: `<TextLink as={Link} to="/reset-password">Forgot your password</TextLink>`. */
export const TextLink = styled.a`
  color: ${tokens.color.primaryText};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
