import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** The first stop of the keyboard, seen only there: `<SkipLink href="#content">Skip to content</SkipLink>`. */
export const SkipLink = styled.a`
  position: fixed;
  top: calc(${tokens.gap[8]} + ${tokens.toastSpace});
  left: ${tokens.gap[8]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.gap[8]} ${tokens.gap[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-weight: 550;

  &:not(:focus) {
    transform: translateY(calc(-200% - ${tokens.toastSpace}));
  }
`;
