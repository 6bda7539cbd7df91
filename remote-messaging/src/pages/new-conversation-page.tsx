import { paths } from '@keydate/client';
import { Notice, PageHeading, TextLink } from '@keydate/ui';
import { Link } from 'react-router-dom';

export default function NewConversationPage() {
  return (
    <>
      <PageHeading title="New Conversation" />
      <Notice tone="info">
        Conversations are not part of Keydate yet.{' '}
        <TextLink as={Link} to={paths.dashboard}>
          Back to the dashboard
        </TextLink>
      </Notice>
    </>
  );
}
