import { useState, type ReactNode } from 'react';
import { IconButton } from '../../button/icon-button';
import { X } from '../../icons';
import { Body, Foot, Head, InnerHeading, Panel, Shade, Sheet, Title, type DialogSize } from './dialog-look';
import { LeaveQuestion, type LeaveGuard } from './leave-question';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Esc, the close button, or leaving confirmed. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A second heading above the content. */
  readonly heading?: ReactNode;
  readonly size?: DialogSize;
  readonly children: ReactNode;
  /** The actions, always at the foot. A submit button there names its form: `<Button type="submit" form="listing">`. */
  readonly footer?: ReactNode;
  /** While given, leaving asks once; give it when something typed would be lost. */
  readonly leaveGuard?: LeaveGuard;
}

/** A window over the page: labelled by its title, holds the focus and gives it back, closed by Esc. */
export function Dialog({
  isOpen,
  onClose,
  title,
  heading,
  size = 'medium',
  children,
  footer,
  leaveGuard,
}: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  const handleLeave = () => (leaveGuard ? setAsking(true) : onClose());
  const handleLeft = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Shade isOpen={isOpen} onOpenChange={handleLeave}>
      <Sheet size={size}>
        <Panel>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton label="Close" icon={X} onClick={handleLeave} />
          </Head>
          <Body>
            {heading && <InnerHeading>{heading}</InnerHeading>}
            {children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
          <LeaveQuestion
            guard={isAsking ? leaveGuard : undefined}
            onStay={() => setAsking(false)}
            onLeave={handleLeft}
          />
        </Panel>
      </Sheet>
    </Shade>
  );
}
