import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export interface StoreBadgeProps {
  /** The large words: "Phone". */
  name: string;
  /** The small words above them. */
  lead: string;
  device: 'phone' | 'tablet';
}

const SHAPES = {
  phone: 'M16 9h10a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3zM19 31h4',
  tablet: 'M13 10h16a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3zM19 30h4',
} as const;

/** A badge of an app store, of our own drawing: no store's name or mark. */
export function StoreBadge({ name, lead, device }: StoreBadgeProps) {
  return (
    <Badge role="img" aria-label={`${lead} ${name}`}>
      <svg viewBox="0 0 42 44" width={34} height={36} aria-hidden focusable={false}>
        <path d={SHAPES[device]} />
      </svg>
      <span aria-hidden>
        <small>{lead}</small>
        {name}
      </span>
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  width: 164px;
  height: 48px;
  padding: 0 ${tokens.gap[16]} 0 ${tokens.gap[8]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.size[16]};
  font-weight: 600;
  line-height: 18px;

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }

  small {
    display: block;
    font-size: ${tokens.size[12]};
    font-weight: 400;
    line-height: 16px;
  }
`;
