import { EDITED_DATE_CUT } from '@keydate/contracts/limits';
import type { ContractDate } from '@keydate/contracts/transactions';
import { weekdayOf } from '@keydate/domain/calendar-day';
import { TruncatedText, IconButton, VisuallyHidden } from '@keydate/ui';
import { Pencil, Trash2 } from '@keydate/ui/icons';
import { useEffect, useRef, type Dispatch } from 'react';
import { Row } from './dates.styles';
import type { ListAction } from '../../domain/editable-list';

interface DateRowProps {
  date: ContractDate;
  /** A further day of a title that stands above. */
  isAnother: boolean;
  isSaving: boolean;
  /** It was under change a moment ago: the focus comes back to it. */
  hasFocus: boolean;
  dispatch: Dispatch<ListAction>;
}

/** A date of the list; what is cut keeps its full words as name and tooltip (spec § 9, docs/oddities.md). */
export function DateRow({ date: { _id: id, title, date }, isAnother, isSaving, hasFocus, dispatch }: DateRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) editButton.current?.focus();
  }, [hasFocus]);
  return (
    <Row>
      <strong>
        {isAnother ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <TruncatedText text={title} maxLength={EDITED_DATE_CUT} />
        )}
      </strong>
      <span>
        <TruncatedText text={`${weekdayOf(date).slice(0, 3)} ${date}`} maxLength={EDITED_DATE_CUT} />
      </span>
      <div>
        <IconButton
          ref={editButton}
          label={`Edit ${title}, ${date}`}
          icon={Pencil}
          disabled={isSaving}
          onClick={() => dispatch({ type: 'editOpened', id })}
        />
        <IconButton
          label={`Remove ${title}, ${date}`}
          icon={Trash2}
          disabled={isSaving}
          onClick={() => dispatch({ type: 'rowRemoved', id })}
        />
      </div>
    </Row>
  );
}
