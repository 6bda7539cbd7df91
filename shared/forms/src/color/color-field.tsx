import { controlStyles, tokens } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { rgbOf, opacityOf, withRgb, withOpacity } from './color-text';
import { copy } from './copy';

interface ColorFieldProps extends FieldText {
  /** True if the opacity can be chosen. */
  hasOpacity?: boolean;
  value: string;
  onChange: (color: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
}

const MIN_OPACITY_PERCENT = 10;

/** A color, picked or typed, with its opacity if it may have one. */
export function ColorField({ label, hint, error, hasOpacity = false, value, onChange, ...text }: ColorFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Row>
          <Swatch
            type="color"
            aria-label={copy.pick(label)}
            value={rgbOf(value)}
            onChange={({ target }) => onChange(withRgb(value, target.value))}
          />
          <Text
            {...text}
            {...control}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          {hasOpacity && (
            <Opacity>
              <span aria-hidden>{copy.opacity}</span>
              <input
                type="range"
                aria-label={copy.opacityOf(label)}
                aria-valuetext={percent(value)}
                min={MIN_OPACITY_PERCENT}
                max={100}
                value={opacityOf(value)}
                onChange={({ target }) => onChange(withOpacity(value, target.valueAsNumber))}
              />
              <span aria-hidden>{percent(value)}</span>
            </Opacity>
          )}
        </Row>
      )}
    </Field>
  );
}

const percent = (color: string) => `${opacityOf(color)}%`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.gap[8]};
`;

const Opacity = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${tokens.gap[12]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;

  input {
    flex: 1;
    min-width: 0;
    min-height: 24px;
    margin: 0;
    accent-color: ${tokens.color.primary};
  }
`;

const Swatch = styled.input`
  width: 48px;
  height: ${tokens.controlHeight};
  padding: 4px;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.card};
  cursor: pointer;
`;

const Text = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`;
