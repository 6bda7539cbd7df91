import { endSession as endCall, type SignedInSession } from '@keydate/contracts/sessions';
import { dayAt } from '@keydate/domain/calendar-day';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { useCallButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, notify, Tag } from '@keydate/ui';
import { useQueryClient } from '@tanstack/react-query';
import { endSession, sessionsKey } from '../../api/sessions';
import { browserName } from '../../domain/browser-name';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** One session: its browser, and since when. This device's own is ended by Logout. */
export function SessionRow({ signedIn }: { signedIn: SignedInSession }) {
  const { _id, userAgent, startedAt, lastUsedAt, isCurrent } = signedIn;
  const zone = useTimeZone();
  const store = useQueryClient();
  const browser = browserName(userAgent) || copy.unknownBrowser;
  const refresh = () => void store.invalidateQueries({ queryKey: sessionsKey });
  const ending = useCallButton({
    call: endCall,
    send: () => endSession(_id),
    onDone: () => {
      refresh();
      notify.success(copy.signedOut(browser));
    },
    // it has ended in the meantime
    refusals: { NOT_FOUND: refresh },
    failed: copy.failedAction,
  });
  const since = copy.signedIn(momentInWords(new Date(startedAt), zone));
  return (
    <Row>
      <RowText>
        <strong>{browser}</strong>
        <span>{`${since}, ${copy.lastUsed(dayAt(new Date(lastUsedAt), zone))}`}</span>
      </RowText>
      {isCurrent ? (
        <Tag>{copy.here}</Tag>
      ) : (
        <Button
          variant="ghost"
          size="small"
          isBusy={ending.isBusy}
          aria-label={copy.signOutOf(browser)}
          onClick={() => ending.press()}
        >
          {copy.signOut}
        </Button>
      )}
    </Row>
  );
}
