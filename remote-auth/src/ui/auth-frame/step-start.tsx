import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Where the keyboard and the screen reader are when a step begins: in the field that asks for the focus, else at the
 * heading. Without it they would still be where the last step's button has vanished.
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
