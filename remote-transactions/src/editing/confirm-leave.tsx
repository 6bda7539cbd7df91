import { ConfirmDialog } from '@keydate/ui/overlays';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface ConfirmLeaveProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** The sentence that says what the person would lose. */
  children: ReactNode;
}

/** Asks before unsaved entries are discarded. */
export function ConfirmLeave({ isOpen, onLeave, onStay, children }: ConfirmLeaveProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={copy.leaveTitle}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {children}
    </ConfirmDialog>
  );
}
