import { Icon, tokens, type IconGlyph } from '@keydate/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { FieldHint } from '../field/field';
import { ChoiceGroup } from './choice-group';
import { TickBox } from './tick-box';

/** One of the answers of a `ToggleChoice`. */
export interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: IconGlyph;
}

export interface ToggleChoiceProps<Value extends string> {
  /** The question. */
  readonly legend: ReactNode;
  readonly options: readonly ToggleOption<Value>[];
  /** The chosen value; undefined or '' while none is. */
  readonly value: Value | '' | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string;
  /** The first box, so that a form can move the focus to the question. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Toggle checkboxes of which only one can be chosen (spec § 5); once one is, the answer can change but not vanish. */
export function ToggleChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  ref,
}: ToggleChoiceProps<Value>) {
  return (
    <ChoiceGroup legend={legend} error={error}>
      <Options>
        {options.map((option, position) => (
          <Option key={option.value}>
            <TickBox
              ref={position === 0 ? ref : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <Words>
              {option.label}
              {option.hint && <FieldHint as="span">{option.hint}</FieldHint>}
            </Words>
            {option.icon && <Icon of={option.icon} />}
          </Option>
        ))}
      </Options>
    </ChoiceGroup>
  );
}

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${tokens.gap[12]};
  margin-bottom: 6px;
`;

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.gap[12]};
  padding: 14px 16px;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  cursor: pointer;
  transition: background-color ${tokens.motion.quick};

  &:hover {
    border-color: ${tokens.color.softInk};
  }

  &:has(:checked) {
    border-color: ${tokens.color.primary};
    box-shadow: inset 0 0 0 1px ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
  }

  input:focus-visible {
    outline: none;
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  line-height: 24px;
  font-weight: 500;

  span {
    font-weight: 400;
  }
`;
