import { tokens } from '@keydate/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface DisclosureProps {
  label: string;
  /** Something inside needs attention, so that it cannot stay closed. */
  hasError?: boolean;
  children: ReactNode;
}

/** A part of a form that few people need: closed until they open it, or until a field in it is wrong. */
export function Disclosure({ label, hasError = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // while it was closed, the wrong field could not take the focus
    const wrong = details.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (hasError && wrong && details.current?.contains(wrong)) wrong.focus();
  }, [hasError]);
  return (
    <Details ref={details} open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-top: 1px solid ${tokens.color.rule};
  border-bottom: 1px solid ${tokens.color.rule};

  summary {
    padding: ${tokens.gap[12]} 0;
    border-radius: ${tokens.radius.control};
    cursor: pointer;
    font-weight: 550;
  }
`;

const Content = styled.div`
  padding: ${tokens.gap[8]} 0 ${tokens.gap[24]};
`;
