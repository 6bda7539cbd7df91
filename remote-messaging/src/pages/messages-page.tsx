import { Notice, PageHeading } from '@keydate/ui';
import { copy } from './copy';

export default function MessagesPage() {
  return (
    <>
      <PageHeading title={copy.messages} />
      <Notice tone="info">
        {copy.notBuilt} {copy.whatWorks}
      </Notice>
    </>
  );
}
