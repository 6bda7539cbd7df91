import { paths } from '@keydate/client';
import type { UnsentMail } from '@keydate/contracts/unsent-mails';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { useChangeButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, notify, TextLink } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { useResendMail } from '../../api/unsent-mails';
import { mailFailureOf } from '../../domain/mail-failure';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** One email: what it is, to whom, why it was not sent, and what happens next. */
export function UnsentMailRow({ mail: { _id, to, subject, transaction, failure, nextTryAt, canSendAgain } }: RowProps) {
  const zone = useTimeZone();
  const sending = useChangeButton(useResendMail(_id), {
    onDone: () => notify.success(copy.sending, copy.sendingWhat),
    refusals: { NOT_FOUND: () => notify.success(copy.gone) },
    failed: copy.failedAction,
  });
  const next = nextTryAt === null ? copy.givenUp : copy.triedAgain(momentInWords(new Date(nextTryAt), zone));
  return (
    <Row>
      <RowText>
        <strong>{subject}</strong>
        {transaction && (
          <span>
            <TextLink as={Link} to={paths.transaction(transaction._id)}>
              {`${transaction.street}, ${transaction.city}`}
            </TextLink>
          </span>
        )}
        <span>{copy.to(to)}</span>
        {canSendAgain && <span>{copy.why[mailFailureOf(failure)]}</span>}
        <span>{failure}</span>
        <span>{canSendAgain ? next : copy.over}</span>
      </RowText>
      {canSendAgain && (
        <Button
          variant="secondary"
          size="small"
          isBusy={sending.isBusy}
          aria-label={copy.sendAgainOf(subject, to)}
          onClick={() => sending.press()}
        >
          {copy.sendAgain}
        </Button>
      )}
    </Row>
  );
}

interface RowProps {
  mail: UnsentMail;
}
