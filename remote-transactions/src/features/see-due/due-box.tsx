import { Button } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import type { DueLine } from '../../api/due-deadlines';
import { useCheckOffHere } from '../../editing/use-check-off-here';
import { copy } from './copy';
import { Box, Taken } from './due.styles';
import type { ShownLine } from './use-settled-here';

interface DueBoxProps {
  line: ShownLine;
  client: string;
  onSettled: (line: DueLine, isDone: boolean) => void;
}

/** The box that checks a line off, and Undo once it is. It loads after the lines are shown: their places are there before. */
export function DueBox({ line, client, onSettled }: DueBoxProps) {
  const { title, transaction, isDone } = line;
  const { checkOff, saving } = useCheckOffHere(transaction, (wasDone) => onSettled(line, wasDone));
  const settle = (next: boolean) => checkOff([{ ...line, done: null }], next);
  return (
    <>
      <Box>
        <Checkbox
          label={copy.checkOff(title, client)}
          isLabelHidden
          checked={saving ?? isDone}
          onChange={({ target }) => settle(target.checked)}
        />
      </Box>
      {isDone && (
        <Taken>
          <Button
            variant="ghost"
            size="small"
            isBusy={saving === false}
            aria-label={copy.undoOf(title)}
            onClick={() => settle(false)}
          >
            {copy.undo}
          </Button>
        </Taken>
      )}
    </>
  );
}
