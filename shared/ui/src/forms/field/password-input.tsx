import { IconButton } from '@keydate/ui';
import { Eye, EyeOff } from '@keydate/ui/icons';
import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { Field, type FieldText } from './field';
import { InputBox } from './text-input';

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldText {}

/** A password field with a toggle that shows what was typed; paste and password managers work. */
export function PasswordInput({ label, hint, error, id, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <PasswordBox
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            label={isShown ? copy.hidePassword : copy.showPassword}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setShown(!isShown)}
          />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;

const PasswordBox = styled(InputBox)`
  padding-right: 48px;
`;
