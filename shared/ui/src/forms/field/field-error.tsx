import { errorStyles, Icon } from '@keydate/ui';
import { CircleAlert } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FieldErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The error message under a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Line id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.div`
  ${errorStyles}
`;
