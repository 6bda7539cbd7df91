import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../icon/icon';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons';
import { tokens } from '../tokens/tokens';

export type NoticeTone = 'info' | 'done' | 'warn' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

const tones: Record<NoticeTone, { readonly icon: IconGlyph; readonly color: string }> = {
  info: { icon: Info, color: tokens.color.soon },
  done: { icon: CircleCheck, color: tokens.color.done },
  warn: { icon: TriangleAlert, color: tokens.color.dueToday },
  error: { icon: CircleAlert, color: tokens.color.overdue },
};

/** A message on the page. Screen readers announce an error at once. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const { icon, color } = tones[tone];
  return (
    <Box $color={color} role={tone === 'error' ? 'alert' : undefined}>
      <Icon of={icon} />
      <Content>
        <Words>
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </Words>
        {action}
      </Content>
    </Box>
  );
}

const Box = styled.div<{ $color: string }>`
  display: flex;
  gap: ${tokens.gap[12]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border: 1px solid ${tokens.color.rule};
  border-left: 3px solid ${({ $color }) => $color};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  > svg {
    color: ${({ $color }) => $color};
  }
`;

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[8]} ${tokens.gap[16]};
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;

  strong {
    font-weight: 600;
  }
`;
