import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Puts the focus on the heading when a step opens, unless a field of the step has taken it. Otherwise keyboard and
 * screen reader users would lose their place, because the previous step's button is gone.
 */
export function StepStart({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = step.current?.querySelector('h1');
    if (!heading || step.current?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return <Step ref={step}>{children}</Step>;
}

const Step = styled.div`
  h1:focus {
    outline: none;
  }
`;
