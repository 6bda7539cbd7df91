import { controlStyles } from '@keydate/ui';
import { Field } from '@keydate/ui/forms';
import { styled } from 'styled-components';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, by the browser's own list: it needs no part of what is being tested. */
export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <SelectBox {...control} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChoose(option.value);
  }
}

const SelectBox = styled.select`
  ${controlStyles}
`;
