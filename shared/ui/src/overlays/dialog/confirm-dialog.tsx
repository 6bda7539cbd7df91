import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../button/button';
import { Body, Foot, Head, Panel, Shade, Sheet, Title } from './dialog.styles';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** What will happen, what is kept. */
  readonly children?: ReactNode;
  /** The verb that does it. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What cannot be undone is red. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** Also on Esc. */
  readonly onCancel: () => void;
}

/** Asks before something is done; the quiet way out has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    isDanger = false,
    isBusy = false,
    onConfirm,
    onCancel,
  } = props;
  const quietWay = useRef<HTMLButtonElement>(null);
  // not by `autoFocus`: over another dialog that comes before this one is known to lie above it, and is taken back
  useEffect(() => {
    if (isOpen) quietWay.current?.focus();
  }, [isOpen]);
  return (
    <Shade isOpen={isOpen} onOpenChange={onCancel}>
      <Sheet size="small">
        <Panel role="alertdialog">
          <Head>
            <Title slot="title">{title}</Title>
          </Head>
          {children && <Body>{children}</Body>}
          <Foot>
            <Button ref={quietWay} variant="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} isBusy={isBusy}>
              {confirmLabel}
            </Button>
          </Foot>
        </Panel>
      </Sheet>
    </Shade>
  );
}
