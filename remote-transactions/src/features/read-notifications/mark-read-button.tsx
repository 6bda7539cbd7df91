import { Button, type ButtonProps } from '@keydate/ui';
import { useRef } from 'react';
import { usePassFocus } from '../../ui/use-pass-focus';

/**
 * A button that disappears once what it marks is read. If it has the focus then, the next one gets it, else the one before,
 * else the page's heading, so that the keyboard does not lose its place.
 */
export function MarkReadButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, placesFrom);
  return <Button ref={button} data-mark-read {...props} />;
}

function placesFrom(own: HTMLElement): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-mark-read]')];
  const at = buttons.indexOf(own);
  const heading = document.querySelector('h1');
  return [...buttons.slice(at + 1), ...buttons.slice(0, at).reverse(), ...(heading ? [heading] : [])];
}
