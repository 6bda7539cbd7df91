import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media';
import { styleOnlyProps } from '../../tokens/style-only-props';
import { tokens } from '../../tokens/tokens';

/**
 * How wide: 440, 640 or 880 px, or the whole window, which `full` fills in height too. On a phone every dialog but the small one is
 * a sheet as high as the screen.
 */
export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const widths: Record<DialogSize, string> = { small: '440px', medium: '640px', large: '880px', full: '100%' };

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export const Shade = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${tokens.gap[24]};
  background: ${tokens.color.shade};

  &[data-entering] {
    animation: ${fade} ${tokens.motion.calm};
  }

  &[data-exiting] {
    animation: ${fade} ${tokens.motion.quick} reverse;
  }

  ${media.phone} {
    padding: 0;
    place-items: end stretch;
  }
`;

function heightOf({ size, isTall = false }: { size: DialogSize; isTall?: boolean }): string {
  if (size === 'full') return tokens.screenHeight;
  return isTall ? '860px' : 'auto';
}

export const Sheet = styled(Modal).withConfig(styleOnlyProps('size', 'isTall'))<{
  readonly size: DialogSize;
  readonly isTall?: boolean;
}>`
  display: flex;
  width: 100%;
  max-width: ${({ size }) => widths[size]};
  height: ${heightOf};
  max-height: calc(${tokens.screenHeight} - 48px);
  overflow: hidden;
  border-radius: 16px;
  background: ${tokens.color.card};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow};

  &[data-entering] {
    animation: ${rise} ${tokens.motion.calm};
  }

  ${media.phone} {
    max-width: none;
    max-height: ${tokens.screenHeight};
    height: ${({ size }) => (size === 'small' ? 'auto' : tokens.screenHeight)};
    border-radius: ${({ size }) => (size === 'small' ? '16px 16px 0 0' : '0')};
  }
`;

export const Panel = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  padding: ${tokens.gap[16]} ${tokens.gap[16]} ${tokens.gap[8]} ${tokens.gap[24]};

  ${media.phone} {
    padding-left: ${tokens.gap[16]};
  }
`;

export const Title = styled(Heading)`
  min-width: 0;
  padding-top: 6px;
  overflow-wrap: anywhere;
  font-size: ${tokens.size[18]};
  font-weight: 600;
  line-height: 28px;
`;

export const InnerHeading = styled.h3`
  margin-bottom: ${tokens.gap[16]};
  font-size: ${tokens.size[16]};
  font-weight: 600;
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.gap[8]} ${tokens.gap[24]} ${tokens.gap[24]};

  ${media.phone} {
    padding-inline: ${tokens.gap[16]};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[16]} ${tokens.gap[24]} calc(${tokens.gap[16]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.color.rule};

  ${media.phone} {
    padding-inline: ${tokens.gap[16]};
  }
`;
