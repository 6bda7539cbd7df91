import { ConfirmDialog } from '@keydate/ui/overlays';
import type { ReactNode } from 'react';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** What is lost. */
  children: ReactNode;
}

/** Before anything that was entered is thrown away. */
export function LeaveQuestion({ isOpen, onLeave, onStay, children }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {children}
    </ConfirmDialog>
  );
}
