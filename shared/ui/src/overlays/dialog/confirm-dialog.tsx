import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../button/button';
import { copy } from './copy';
import { Body, Foot, Head, Panel, Shade, Sheet, Title } from './dialog.styles';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** Explains what will change and what will not. */
  readonly children?: ReactNode;
  /** The verb that does it. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red, for what cannot be undone. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** Also on Esc. */
  readonly onCancel: () => void;
}

/** Asks before something is done. Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = copy.cancel,
    isDanger = false,
    isBusy = false,
    onConfirm,
    onCancel,
  } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  // not `autoFocus`: over another dialog it runs before React Aria knows that this one is on top, and the focus is taken back
  useEffect(() => {
    if (isOpen) cancelButton.current?.focus();
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
            <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
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
