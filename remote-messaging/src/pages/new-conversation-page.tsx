import { paths } from '@keydate/client';
import { Notice, PageHeading, TextLink } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';

export default function NewConversationPage() {
  return (
    <>
      <PageHeading title={copy.newConversation} />
      <Notice tone="info">
        {copy.notBuilt}{' '}
        <TextLink as={Link} to={paths.dashboard}>
          {copy.back}
        </TextLink>
      </Notice>
    </>
  );
}
