import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { notify, UnbrokenDays } from '@keydate/ui';
import { useChangeCounts } from '../../../api/change-counts';
import { datesById, datesSection } from '../../../domain/editable-sections';
import { useMoves } from '../../../editing/use-moves';
import { MovingDialog } from '../../../ui/move-list/moving-dialog';
import { copy } from './copy';

interface FollowAgainProps {
  title: string;
  /** The counted day of the date. */
  day: CalendarDay;
  transaction: Transaction;
  /** All dates, of which this one follows again. */
  dates: readonly ContractDate[];
  onClose: () => void;
}

/** Shows the dates that move if a date follows again, and saves all of it in one version. */
export function FollowAgain({ title, day, transaction, dates, onClose }: FollowAgainProps) {
  const { toSend, ...choice } = useMoves(transaction, { contractDates: dates });
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => {
      onClose();
      notify.success(copy.saved);
    },
    failed: copy.failed,
  });
  const change = { ...datesSection.write(datesById(dates)), ...toSend };
  return (
    <MovingDialog
      title={copy.follow}
      verb={copy.follow}
      choice={choice}
      isSaving={saving.isBusy}
      onSave={() => saving.press({ from: transaction, change })}
      onClose={onClose}
    >
      <p>
        <UnbrokenDays text={copy.followsFrom(title, day)} />
      </p>
    </MovingDialog>
  );
}
