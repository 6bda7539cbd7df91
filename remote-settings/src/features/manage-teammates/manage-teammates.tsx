import { teammatesQuery, useSignedInUser } from '@keydate/client';
import { ACCOUNT_SUMMARY, SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { EmptyState, LoadFailed, Skeleton, VisuallyHidden } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Users } from '@keydate/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPeople } from '../../domain/find-people';
import { ListLink } from '../../ui/list-link';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { TeammateRow } from './teammate-row';

/** The people of the company: the first four, or all of them with a search (spec § 2.12). */
export function ManageTeammates({ isFull }: { isFull: boolean }) {
  const { role, ...user } = useSignedInUser();
  const teammates = useQuery(teammatesQuery({ role, ...user }));
  const [typed, setTyped] = useState('');
  const all = teammates.data ?? [];
  const shown = isFull ? findPeople(all, typed) : all.slice(0, ACCOUNT_SUMMARY);
  return (
    <Section
      title={copy.titleFor(role)}
      action={
        isFull ? (
          <ListLink>{copy.back}</ListLink>
        ) : (
          all.length > 0 && (
            <ListLink list="teammates" label={copy.seeAllOf(role)}>
              {copy.seeAll}
            </ListLink>
          )
        )
      }
    >
      {teammates.isPending && <Skeleton height="72px" />}
      {teammates.isError && !teammates.data && (
        <LoadFailed onRetry={() => void teammates.refetch()}>{copy.failed}</LoadFailed>
      )}
      {teammates.data?.length === 0 && (
        <EmptyState icon={Users} title={copy.empty(role)}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {isFull && all.length > 0 && (
        <TextInput
          label={copy.search(role)}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TERM_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {/* always there: many screen readers announce only what changes in a region that they know */}
      {isFull && <VisuallyHidden role="status">{typed !== '' && copy.found(shown.length)}</VisuallyHidden>}
      {all.length > 0 && shown.length === 0 && <p>{copy.notFound}</p>}
      {shown.length > 0 && (
        <Rows>
          {shown.map((teammate) => (
            <TeammateRow key={teammate._id} teammate={teammate} />
          ))}
        </Rows>
      )}
    </Section>
  );
}
