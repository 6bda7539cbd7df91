import { isLogoutWanted, session } from '@keydate/client';
import { useChangeButton } from '@keydate/forms/call';
import { Button, LoadFailed, notify, Skeleton } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useContext, useState } from 'react';
import { useEndSessions, useSessions } from '../../api/sessions';
import { UnsavedContext } from '../../editing/unsaved';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { SessionRow } from './session-row';

/** Where the person is signed in. They end one of these sessions, or all. */
export function ManageSessions() {
  const sessions = useSessions();
  const [isAsked, setAsked] = useState(false);
  const { takeBack } = useContext(UnsavedContext);
  const ending = useChangeButton(useEndSessions(), {
    onDone: () => session().logout(),
    failed: (sentence, isFromServer) => {
      takeBack();
      if (isFromServer) notify.error(sentence);
      else notify.error(copy.failedAction, sentence);
    },
  });
  // unsaved changes in this tab would be lost with its session
  const handleConfirm = async () => {
    setAsked(false);
    if (await isLogoutWanted()) ending.press();
  };
  return (
    <Section
      title={copy.title}
      lede={copy.lede}
      action={
        <Button variant="secondary" size="small" isBusy={ending.isBusy} onClick={() => setAsked(true)}>
          {copy.everywhere}
        </Button>
      }
    >
      {sessions.isPending && <Skeleton height="72px" />}
      {sessions.isError && !sessions.data && (
        <LoadFailed onRetry={() => void sessions.refetch()}>{copy.failed}</LoadFailed>
      )}
      {sessions.data && (
        <Rows>
          {sessions.data.map((signedIn) => (
            <SessionRow key={signedIn._id} signedIn={signedIn} />
          ))}
        </Rows>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={copy.everywhereTitle}
        confirmLabel={copy.everywhere}
        isDanger
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsked(false)}
      >
        {copy.everywhereWhat}
      </ConfirmDialog>
    </Section>
  );
}
