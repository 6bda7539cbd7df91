import { styled } from 'styled-components';
import { styleOnlyProps } from '../tokens/style-only-props';
import { tokens } from '../tokens/tokens';
import { delayedFadeIn } from './delayed-fade-in';

export interface SkeletonStyleProps {
  /** A CSS length; the full width by default. */
  readonly width?: string;
  /** A CSS length; one line of text by default. */
  readonly height?: string;
  readonly isRound?: boolean;
}

/** A gray placeholder for content that is loading. Put `aria-busy` on the element around it. */
export const Skeleton = styled.span
  .withConfig(styleOnlyProps('width', 'height', 'isRound'))
  .attrs({ 'aria-hidden': true })<SkeletonStyleProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  max-width: 100%;
  height: ${({ height = '1em' }) => height};
  border-radius: ${({ isRound }) => (isRound ? tokens.radius.round : '6px')};
  background: ${tokens.color.rule};
  ${delayedFadeIn}
`;
