import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { tokens } from '../tokens/tokens';

/** The first stop of the keyboard, seen only there: moves the focus to the page's `#content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <Link href="#content" onClick={handleSkip}>
      {children}
    </Link>
  );
}

/** The address does not change: a hash would be one more entry in the history, and a page may keep something else in it. */
function handleSkip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

const Link = styled.a`
  position: fixed;
  top: ${tokens.gap[8]};
  left: ${tokens.gap[8]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.gap[8]} ${tokens.gap[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-weight: 550;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${media.print} {
    display: none;
  }
`;
