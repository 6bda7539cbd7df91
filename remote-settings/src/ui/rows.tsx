import { tokens } from '@keydate/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of people, sessions or invitations, with a rule between two rows. */
export const Rows = styled.ul`
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
`;

/**
 * One row: its name at the left, its buttons at the right. If the row disappears while it or its dialog has the focus, the
 * section's heading gets the focus, so that the keyboard does not lose its place.
 */
export function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const heading = row.current?.closest('section')?.querySelector('h2');
    const takeFocus = () => {
      if (document.activeElement === document.body) heading?.focus();
    };
    return () => {
      // an open dialog keeps the focus from the page until it is gone
      if (hasFocus.current) requestAnimationFrame(takeFocus);
    };
  }, []);
  return (
    <Item
      ref={row}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false;
      }}
    >
      {children}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[8]} ${tokens.gap[16]};
  min-height: 64px;
  padding: ${tokens.gap[8]} ${tokens.gap[16]};

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }
`;

/** Two lines: a name, and a detail. */
export const RowText = styled.div`
  flex: 1 1 112px;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-size: ${tokens.size[14]};
    font-weight: 600;
    line-height: 20px;
  }

  span {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    font-variant-numeric: tabular-nums;
    line-height: 20px;
  }
`;
