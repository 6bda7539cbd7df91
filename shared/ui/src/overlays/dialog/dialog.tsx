import type { ReactNode } from 'react';
import { IconButton } from '../../button/icon-button';
import { X } from '../../icons';
import { copy } from './copy';
import { Body, Foot, Head, InnerHeading, Panel, Shade, Sheet, Title, type DialogSize } from './dialog.styles';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Esc or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A second heading above the content. */
  readonly heading?: ReactNode;
  readonly size?: DialogSize;
  /** As high as the screen allows, so that title and actions stay in their places when the content changes. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
  /** The actions, always at the foot. A submit button there names its form: `<Button type="submit" form="listing">`. */
  readonly footer?: ReactNode;
}

/** A window over the page, labeled by its title. Traps the focus, restores it afterward, and closes with Esc. */
export function Dialog({
  isOpen,
  onClose,
  title,
  heading,
  size = 'medium',
  isTall = false,
  children,
  footer,
}: DialogProps) {
  return (
    <Shade isOpen={isOpen} onOpenChange={onClose}>
      <Sheet size={size} isTall={isTall}>
        <Panel>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton label={copy.close} icon={X} onClick={onClose} />
          </Head>
          <Body>
            {heading && <InnerHeading>{heading}</InnerHeading>}
            {children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Sheet>
    </Shade>
  );
}
