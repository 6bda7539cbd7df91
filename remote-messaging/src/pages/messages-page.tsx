import { Notice, PageHeading } from '@keydate/ui';

export default function MessagesPage() {
  return (
    <>
      <PageHeading title="Messages" />
      <Notice tone="info">
        Conversations are not part of Keydate yet. What works so far: the transactions you add are seen by everybody who
        works on them with you, and a new client is told by e-mail.
      </Notice>
    </>
  );
}
