import type { DOMAttributes, ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { tokens } from '../../tokens/tokens';

export interface TooltipProps {
  /** A few words more about what it belongs to; never the only place they stand. */
  readonly text: string;
  /** One element that takes the focus and a ref, such as a `Button`. */
  readonly children: ReactElement<DOMAttributes<Element>, string>;
}

/** Words that show on hover and on focus, and go with Esc. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Bubble offset={6}>{text}</Bubble>
    </TooltipTrigger>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Bubble = styled(AriaTooltip)`
  max-width: min(280px, calc(100vw - 16px));
  padding: 6px 10px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.size[12]};
  line-height: 16px;
  overflow-wrap: anywhere;

  &[data-entering] {
    animation: ${appear} ${tokens.motion.quick};
  }
`;
