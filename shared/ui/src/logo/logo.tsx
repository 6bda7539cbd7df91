import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export interface LogoProps {
  /** Height in px. */
  readonly size?: number;
  /** The mark alone, as in a narrow sidebar. */
  readonly isMarkOnly?: boolean;
}

/** The name of the house: a key whose bit is a small calendar page, in the colour of the text around it. */
export function Logo({ size = 28, isMarkOnly = false }: LogoProps) {
  return (
    <Row role="img" aria-label="Keydate" $size={size}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden focusable={false}>
        <circle cx="10" cy="10" r="6.5" strokeWidth="2.5" />
        <path d="M14.75 14.75 19 19" strokeWidth="2.5" strokeLinecap="round" />
        <rect x="17.25" y="17.25" width="12.5" height="12.5" rx="2.5" strokeWidth="2.5" />
        <path d="M17.5 21.5h12" strokeWidth="2" />
        <circle cx="23.5" cy="25.4" r="1.4" fill="currentColor" stroke="none" />
      </svg>
      {!isMarkOnly && <span aria-hidden>Keydate</span>}
    </Row>
  );
}

const Row = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-family: ${tokens.font.serif};
  font-size: ${({ $size }) => $size * 0.86}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.01em;
`;
