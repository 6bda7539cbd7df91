import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import { CircleAlert } from '../icons';
import { errorWords } from './field-words';

export interface FieldErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The sentence under a field that was filled in wrongly. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Line id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.div`
  ${errorWords}
`;
