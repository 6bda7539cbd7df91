import type { Ref } from 'react';
import { SelectValue } from 'react-aria-components';
import type { FieldText } from '../../forms/field/field';
import { Icon } from '../../icon/icon';
import { Check, ChevronDown, CircleAlert } from '../../icons';
import { copy } from './copy';
import { Line, List, ListSheet, SelectBox, SelectButton, SelectError, SelectHint, SelectLabel } from './select.styles';

/** One option of a select. */
export interface SelectOption {
  readonly id: string;
  readonly name: string;
}

export interface SelectProps extends FieldText {
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; '' or undefined while none is. */
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** The button, so that a form can move the focus to it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** In px: eight and a half options, so that a partly visible one shows that a long list scrolls. */
const maxListHeight = 344;

/** Chooses one of many: opens with arrows, Enter or Space, and typing the first letters finds the option. */
export function Select({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = copy.placeholder,
  ref,
  ...rest
}: SelectProps) {
  return (
    <SelectBox
      {...rest}
      value={value === '' ? null : (value ?? null)}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
    >
      <SelectLabel>{label}</SelectLabel>
      <SelectButton ref={ref}>
        <SelectValue>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <Icon of={ChevronDown} />
      </SelectButton>
      <SelectError>
        <Icon of={CircleAlert} size={16} />
        <span>{error}</span>
      </SelectError>
      {hint && <SelectHint slot="description">{hint}</SelectHint>}
      <ListSheet maxHeight={maxListHeight}>
        <List>
          {options.map(({ id, name }) => (
            <Line key={id} id={id} textValue={name}>
              {name}
              <Icon of={Check} size={16} />
            </Line>
          ))}
        </List>
      </ListSheet>
    </SelectBox>
  );
}
