import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconGlyph } from '../icon/icon';
import { tokens } from '../tokens/tokens';
import { Button } from './button';
import type { ButtonVariant } from './button.styles';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** The verb, and of what: "Remove Closing Date". It is the accessible name and the tooltip. */
  readonly label: string;
  readonly icon: IconGlyph;
  readonly variant?: ButtonVariant;
  readonly isBusy?: boolean;
}

/** A square button that is an icon only. */
export function IconButton({ label, icon, variant = 'ghost', isBusy = false, ...rest }: IconButtonProps) {
  return (
    <SquareButton {...rest} variant={variant} isBusy={isBusy} aria-label={label} title={label}>
      {!isBusy && <Icon of={icon} />}
    </SquareButton>
  );
}

const quiet = css`
  color: ${tokens.color.softInk};

  &:hover {
    color: ${tokens.color.ink};
  }
`;

const SquareButton = styled(Button)`
  flex: none;
  width: ${tokens.controlHeight};
  padding: 0;

  ${({ variant }) => variant === 'ghost' && quiet}
`;
