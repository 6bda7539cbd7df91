import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens } from '../tokens/tokens';

export interface CardStyleProps {
  /** For a card that is one link or button: `<Card as={Link} to={…} isPressable>`. */
  readonly isPressable?: boolean;
}

/** A sheet of paper with a thin rule around it. */
export const Card = styled.div.withConfig(styleOnlyProps('isPressable'))<CardStyleProps>`
  display: block;
  min-width: 0;
  padding: ${tokens.gap[24]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  color: inherit;
  text-align: left;
  text-decoration: none;

  ${({ isPressable }) =>
    isPressable &&
    `
    cursor: pointer;
    transition: border-color ${tokens.motion.quick};

    &:hover {
      border-color: ${tokens.color.strongRule};
    }
  `}

  ${media.phone} {
    padding: ${tokens.gap[16]};
  }
`;
