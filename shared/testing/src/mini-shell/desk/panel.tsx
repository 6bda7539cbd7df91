import { tokens } from '@keydate/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** One part of what the desk tells, under its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.gap[8]};
  min-width: 0;
  font-size: ${tokens.size[14]};

  h2 {
    font-size: ${tokens.size[14]};
    font-weight: 600;
  }
`;
