import { styled } from 'styled-components';
import { ownProps } from '../tokens/own-props';
import { tokens } from '../tokens/tokens';
import { appearLate } from './appear-late';

export interface SkeletonLooks {
  /** A CSS length; the whole room unless given. */
  readonly width?: string;
  /** A CSS length; one line of text unless given. */
  readonly height?: string;
  readonly isRound?: boolean;
}

/** A grey shape of what is coming. Put `aria-busy` on the element it stands in. */
export const Skeleton = styled.span
  .withConfig(ownProps('width', 'height', 'isRound'))
  .attrs({ 'aria-hidden': true })<SkeletonLooks>`
  display: block;
  width: ${({ width = '100%' }) => width};
  max-width: 100%;
  height: ${({ height = '1em' }) => height};
  border-radius: ${({ isRound }) => (isRound ? tokens.radius.round : '6px')};
  background: ${tokens.color.rule};
  ${appearLate}
`;
