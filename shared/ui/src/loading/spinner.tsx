import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';

export interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: 16 | 20 | 32;
  /** Names the loading content for screen readers; leave it out if text is next to the spinner. */
  readonly label?: string;
}

/** A ring in the text color that turns while something is loading. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <>
      <Ring width={size} height={size} viewBox="0 0 20 20" aria-hidden focusable={false}>
        <circle cx="10" cy="10" r="8" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </Ring>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  );
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Ring = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${turn} 800ms linear infinite;
`;
