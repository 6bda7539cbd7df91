import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../icon/icon';
import { Spinner } from '../loading/spinner';
import { styleOnlyProps } from '../tokens/style-only-props';
import { buttonStyles, buttonStyleProps, type ButtonStyleProps } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyleProps {
  readonly icon?: IconGlyph;
  /** Keeps its size and the focus, tells screen readers that it is busy, and ignores presses. */
  readonly isBusy?: boolean;
}

/** A button, labeled with a verb. Submits a form only with `type="submit"`. */
export function Button({ icon, isBusy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonBox
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? <Spinner size={16} /> : icon && <Icon of={icon} />}
      {children}
    </ButtonBox>
  );
}

const ButtonBox = styled.button.withConfig(styleOnlyProps(...buttonStyleProps))<ButtonStyleProps>`
  ${buttonStyles}
`;
