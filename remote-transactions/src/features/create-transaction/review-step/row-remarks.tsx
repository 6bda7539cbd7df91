import { Icon } from '@keydate/ui';
import { TriangleAlert } from '@keydate/ui/icons';
import { Remarks, Warning } from './review.styles';
import type { RowRemarks as Remarked } from './review-words';

interface RowRemarksProps {
  remarks: Remarked;
}

/** The contract's own words beneath a title, and what to think of them. */
export function RowRemarks({ remarks: { words, note, isWarning } }: RowRemarksProps) {
  return (
    <>
      {words && <Remarks>{`“${words}”`}</Remarks>}
      {note && isWarning && (
        <Warning>
          <Icon of={TriangleAlert} size={16} />
          {note}
        </Warning>
      )}
      {note && !isWarning && <Remarks>{note}</Remarks>}
    </>
  );
}
