import type { SignedInSession } from '@keydate/contracts/sessions';
import { dayAt } from '@keydate/domain/calendar-day';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { useChangeButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, notify, Tag } from '@keydate/ui';
import { useEndSession } from '../../api/sessions';
import { browserName } from '../../domain/browser-name';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** One session: its browser, and since when. This device's own is ended by Logout. */
export function SessionRow({ signedIn }: { signedIn: SignedInSession }) {
  const { _id, userAgent, startedAt, lastUsedAt, isCurrent } = signedIn;
  const zone = useTimeZone();
  const browser = browserName(userAgent) || copy.unknownBrowser;
  const ending = useChangeButton(useEndSession(_id), {
    onDone: () => notify.success(copy.signedOut(browser)),
    // it has ended in the meantime: the list says so
    refusals: { NOT_FOUND: () => undefined },
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
