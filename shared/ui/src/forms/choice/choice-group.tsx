import { tokens } from '@keydate/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../field/field-error';

export interface ChoiceGroupProps {
  /** The question. */
  readonly legend: ReactNode;
  readonly error?: string;
  /** The answers. */
  readonly children: ReactNode;
}

/** A question with its answers: it names them for screen readers, and carries their error. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;

  legend {
    padding: 0;
    margin-bottom: ${tokens.gap[8]};
    font-size: ${tokens.size[14]};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;
