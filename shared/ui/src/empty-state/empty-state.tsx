import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../icon/icon';
import { tokens } from '../tokens/tokens';

export interface EmptyStateProps {
  readonly icon?: IconGlyph;
  /** Names the missing content. */
  readonly title: ReactNode;
  /** Describes the content that will appear here. */
  readonly children?: ReactNode;
  /** The one next step: a button or a link. */
  readonly action?: ReactNode;
}

/** Says what will appear here and offers the one next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Box>
      {icon && <Icon of={icon} size={24} />}
      <strong>{title}</strong>
      {children && <Words>{children}</Words>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.gap[8]};
  padding: ${tokens.gap[48]} ${tokens.gap[16]};
  border: 1px dashed ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};
  text-align: center;

  svg {
    color: ${tokens.color.softInk};
  }

  strong {
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }
`;

const Words = styled.div`
  max-width: 44ch;
  margin-bottom: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
`;
