import { styled } from 'styled-components';
import { ownProps } from '../tokens/own-props';
import { buttonLook, buttonLookProps, type ButtonLooks } from './button.styles';

/** A link that looks like a button: `<ButtonLink as={Link} to="/signup">Get Started</ButtonLink>`. */
export const ButtonLink = styled.a.withConfig(ownProps(...buttonLookProps))<ButtonLooks>`
  ${buttonLook}
`;
