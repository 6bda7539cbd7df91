import { PageHeading } from '@keydate/ui';
import { ChooseReceiver } from '../features/choose-receiver/choose-receiver';
import { copy } from './copy';

export default function NewConversationPage() {
  return (
    <>
      <PageHeading title={copy.newConversation}>{copy.choose}</PageHeading>
      <ChooseReceiver />
    </>
  );
}
