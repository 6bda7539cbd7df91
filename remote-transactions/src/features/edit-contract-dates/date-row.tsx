import { EDITED_DATE_CUT } from '@keydate/contracts/limits';
import type { ContractDate } from '@keydate/contracts/transactions';
import { weekdayOf } from '@keydate/domain/calendar-day';
import { IconButton, Tag, TruncatedText } from '@keydate/ui';
import { Pencil, Trash2 } from '@keydate/ui/icons';
import { useEffect, useRef, type Dispatch } from 'react';
import { copy } from './copy';
import { Row } from './dates.styles';
import type { DateChange } from '../../domain/dates-edit';
import type { ListAction } from '../../domain/editable-list';

interface DateRowProps {
  date: ContractDate;
  /** The person's change of the date in this edit. */
  change: DateChange | null;
  isSaving: boolean;
  /** It was edited last: the focus returns to it. */
  hasFocus: boolean;
  dispatch: Dispatch<ListAction>;
}

/** A date in the list; a cut text has the full text as its name and tooltip (spec § 9, docs/oddities.md). */
export function DateRow({ date: { _id: id, title, date }, change, isSaving, hasFocus, dispatch }: DateRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) editButton.current?.focus();
  }, [hasFocus]);
  return (
    <Row>
      <strong>
        <TruncatedText text={title} maxLength={EDITED_DATE_CUT} />
        {change && <Tag>{copy[change]}</Tag>}
      </strong>
      <span>
        <TruncatedText text={`${weekdayOf(date).slice(0, 3)} ${date}`} maxLength={EDITED_DATE_CUT} />
      </span>
      <div>
        <IconButton
          ref={editButton}
          label={copy.edit(title, date)}
          icon={Pencil}
          disabled={isSaving}
          onClick={() => dispatch({ type: 'editOpened', id })}
        />
        <IconButton
          label={copy.remove(title, date)}
          icon={Trash2}
          disabled={isSaving}
          onClick={() => dispatch({ type: 'rowRemoved', id })}
        />
      </div>
    </Row>
  );
}
