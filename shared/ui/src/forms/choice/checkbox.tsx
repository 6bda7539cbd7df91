import { tokens, visuallyHidden } from '@keydate/ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../field/field-error';
import { FieldHint } from '../field/field';
import { TickBox } from './tick-box';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  /** Shows the label to screen readers only, as in a table's row. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
}

/** A checkbox with its label at the right. */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  'aria-describedby': besides,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const noteId = hint || error ? `${boxId}-note` : undefined;
  return (
    <div>
      <Row>
        <TickBox {...rest} id={boxId} aria-describedby={noteId ?? besides} aria-invalid={error ? true : undefined} />
        <Words $isHidden={isLabelHidden}>{label}</Words>
      </Row>
      {noteId && (
        <Note id={noteId}>
          {error && <FieldError>{error}</FieldError>}
          {hint && <FieldHint>{hint}</FieldHint>}
        </Note>
      )}
    </div>
  );
}

const Row = styled.label`
  display: inline-flex;
  gap: ${tokens.gap[12]};
  align-items: flex-start;
  position: relative;
  padding: 8px 0;
  line-height: 24px;
  cursor: pointer;
`;

const Words = styled.span<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Note = styled.div`
  padding-left: 32px;
`;
