import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** primary: the one next step; secondary: other actions; ghost: minor actions; danger: what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The props that style a button, or a link that looks like one. */
export interface ButtonStyleProps {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small';
  /** As wide as its container. */
  readonly isWide?: boolean;
}

export const buttonStyleProps = ['variant', 'size', 'isWide'] as const;

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    --kd-wash: ${tokens.color.onPrimary};
  `,
  secondary: css`
    background: ${tokens.color.card};
    color: ${tokens.color.ink};
    border-color: ${tokens.color.secondary};
  `,
  ghost: css`
    background: transparent;
    color: ${tokens.color.primaryText};
  `,
  danger: css`
    background: ${tokens.color.overdue};
    color: ${tokens.color.card};
    --kd-wash: ${tokens.color.card};
  `,
};

/** The styles shared by `Button`, `ButtonLink` and the icon button. */
export const buttonStyles = css<ButtonStyleProps>`
  --kd-wash: ${tokens.color.ink};
  position: relative;
  display: ${({ isWide }) => (isWide ? 'flex' : 'inline-flex')};
  width: ${({ isWide }) => (isWide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${tokens.gap[8]};
  min-height: ${({ size }) => (size === 'small' ? tokens.smallControlHeight : tokens.controlHeight)};
  padding: 0 ${({ size }) => (size === 'small' ? tokens.gap[12] : tokens.gap[16])};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  isolation: isolate;
  ${({ variant = 'primary' }) => variants[variant]}

  /* Hover is a translucent layer of the text color: it works on every company color without computing another. */
  &::before {
    content: '';
    position: absolute;
    inset: -1px;
    z-index: -1;
    border-radius: inherit;
    background: var(--kd-wash);
    opacity: 0;
    transition: opacity ${tokens.motion.quick};
  }

  &:hover::before {
    opacity: 0.07;
  }

  &:active::before {
    opacity: 0.14;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    background: ${({ variant }) => (variant === 'ghost' ? 'transparent' : tokens.color.sunken)};
    border-color: ${({ variant }) => (variant === 'ghost' ? 'transparent' : tokens.color.rule)};
    color: ${tokens.color.softInk};
  }

  &:disabled::before {
    opacity: 0;
  }
`;
