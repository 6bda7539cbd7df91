import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export interface LogoProps {
  /** Height of the name's line in px. */
  readonly size?: number;
  /** The key alone, as in a narrow sidebar. */
  readonly isMarkOnly?: boolean;
}

/** The product's name and mark: a key whose bit is a small calendar page, in the color of the text around it. */
export function Logo({ size = 28, isMarkOnly = false }: LogoProps) {
  return (
    <Row role="img" aria-label="Keydate" $size={size}>
      <Key height={Math.round(size * 0.75)} viewBox="0.5 4 43 25" aria-hidden focusable={false}>
        <circle cx="9" cy="13" r="7" />
        <path d="M16 13H42" />
        <path d="M27 13V24.5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V13" />
        <path d="M27 13h12v4H27z" fill="currentColor" stroke="none" />
        <circle cx="35" cy="22" r="1.6" fill="currentColor" stroke="none" />
      </Key>
      {!isMarkOnly && <span aria-hidden>Keydate</span>}
    </Row>
  );
}

const Row = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.42em;
  height: ${({ $size }) => $size}px;
  font-family: ${tokens.font.serif};
  font-size: ${({ $size }) => $size * 0.86}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.01em;
`;

const Key = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
