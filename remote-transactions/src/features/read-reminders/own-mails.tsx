import { paths } from '@keydate/client';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { Link } from 'react-router-dom';
import { useMuteMails } from '../../api/transaction-reminders';
import { copy } from './copy';

interface OwnMailsProps {
  transactionId: string;
  isMuted: boolean;
}

/** Mutes and unmutes the emails to the person about this transaction, at once. The link under each email does the same. */
export function OwnMails({ transactionId, isMuted }: OwnMailsProps) {
  const muting = useMuteMails(transactionId);
  const { press } = useChangeButton(muting, { failed: (sentence) => notify.error(copy.notSaved, sentence) });
  // shows the person's choice until the server has answered
  const isShownMuted = muting.isPending ? muting.variables : isMuted;
  return <Checkbox label={copy.ownMails} checked={!isShownMuted} onChange={({ target }) => press(!target.checked)} />;
}

/** Says which channels the person has switched off altogether. If emails are off, none about this transaction can be muted. */
export function ChannelsOff({ byEmail, inApp }: { byEmail: boolean; inApp: boolean }) {
  if (byEmail && inApp) return null;
  const oneIsOff = byEmail ? copy.appIsOff : copy.mailsAreOff;
  return (
    <p>
      {byEmail || inApp ? oneIsOff : copy.bothAreOff} <Link to={paths.settings}>{copy.openSettings}</Link>
    </p>
  );
}
