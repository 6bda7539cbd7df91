import { styled } from 'styled-components';
import { styleOnlyProps } from '../tokens/style-only-props';
import { buttonStyles, buttonStyleProps, type ButtonStyleProps } from './button.styles';

/** A link that looks like a button: `<ButtonLink as={Link} to="/signup">Get Started</ButtonLink>`. */
export const ButtonLink = styled.a.withConfig(styleOnlyProps(...buttonStyleProps))<ButtonStyleProps>`
  ${buttonStyles}
`;
