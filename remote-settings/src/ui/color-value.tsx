import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A color as it looks, and as it is written. */
export function ColorValue({ color }: { color: string }) {
  return (
    <Line>
      <Swatch aria-hidden style={{ background: color }} />
      {color}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
`;

const Swatch = styled.span`
  flex: none;
  width: ${tokens.gap[24]};
  height: ${tokens.gap[24]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
`;
