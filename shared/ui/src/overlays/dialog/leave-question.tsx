import { ConfirmDialog } from './confirm-dialog';

/** What is asked before a dialog with unsaved work is left. */
export interface LeaveGuard {
  /** "Leave without saving?" */
  readonly question: string;
  /** What would be lost, or kept. */
  readonly consequence: string;
  /** The verb that leaves: "Leave". */
  readonly leaveLabel: string;
  /** The verb that stays: "Keep editing". */
  readonly stayLabel: string;
}

interface LeaveQuestionProps {
  readonly guard: LeaveGuard | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks once, over the dialog it guards. */
export function LeaveQuestion({ guard, onStay, onLeave }: LeaveQuestionProps) {
  if (!guard) return null;
  return (
    <ConfirmDialog
      isOpen
      title={guard.question}
      confirmLabel={guard.leaveLabel}
      cancelLabel={guard.stayLabel}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {guard.consequence}
    </ConfirmDialog>
  );
}
