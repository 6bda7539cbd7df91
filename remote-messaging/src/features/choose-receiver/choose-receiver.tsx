import { teammatesQuery, useClientList, useSignedInUser, type ChosenReceiver } from '@keydate/client';
import { isSuperRole, roleLabel } from '@keydate/domain/roles';
import { foldText } from '@keydate/domain/fold-text';
import { Button, LoadFailed, PillSwitcher, Skeleton, Stack, tokens } from '@keydate/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../ui/search-field';
import { copy } from './copy';
import { ReceiverList } from './receiver-list';

/** Search and tabs: clients, teammates and, for an employee, the company's owner (spec § 2.11, § 6). */
export function ChooseReceiver() {
  const { role, company } = useSignedInUser();
  const teammates = isSuperRole(role) ? copy.agents : copy.employee;
  const owner = role === 'Employee' && company ? roleLabel(company.owner.role) : undefined;
  const titles = [copy.client, teammates, ...(owner === undefined ? [] : [owner])];
  const [selected, setSelected] = useState<string>(copy.client);
  const [typed, setTyped] = useState('');
  const panelId = useId();

  return (
    <Stack gap={16}>
      <Tools>
        <PillSwitcher
          label={copy.tabs}
          tabs={titles.map((title) => ({ title }))}
          selected={selected}
          onSelect={setSelected}
          panelId={panelId}
        />
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
      </Tools>
      <div role="tabpanel" id={panelId} aria-label={selected}>
        {selected === copy.client && <Clients typed={typed} />}
        {selected === teammates && <Teammates typed={typed} withoutOwner={owner !== undefined} />}
        {selected === owner && <Owner typed={typed} />}
      </div>
    </Stack>
  );
}

function Clients({ typed }: { typed: string }) {
  const { data = [], status, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useClientList(typed);
  if (status !== 'success') return <NotYet hasFailed={status === 'error'} onRetry={() => void refetch()} />;
  return (
    <Stack gap={12}>
      <ReceiverList
        receivers={data.map(({ id, fullName, avatar, contact }) => ({
          receiver: { _id: id, fullName, avatar },
          kind: 'client',
          hint: contact.email,
        }))}
        nobody={copy.noClients}
      />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {copy.more}
        </Button>
      )}
    </Stack>
  );
}

function Teammates({ typed, withoutOwner }: { typed: string; withoutOwner: boolean }) {
  const user = useSignedInUser();
  const { data = [], status, refetch } = useQuery(teammatesQuery(user));
  if (status !== 'success') return <NotYet hasFailed={status === 'error'} onRetry={() => void refetch()} />;
  const shown = data
    .filter((one) => one.role !== 'Client' && !(withoutOwner && one._id === user.company?.owner._id))
    .filter(({ fullName }) => foldText(fullName).includes(foldText(typed)));
  return (
    <ReceiverList
      receivers={shown.map(({ _id, fullName, avatar, role: theirs }) => ({
        receiver: { _id, fullName, avatar },
        kind: 'person',
        hint: roleLabel(theirs),
      }))}
      nobody={copy.noPeople}
    />
  );
}

function Owner({ typed }: { typed: string }) {
  const owner = useSignedInUser().company?.owner;
  const isFound = owner && foldText(owner.fullName).includes(foldText(typed));
  const chosen: ChosenReceiver[] = isFound
    ? [{ receiver: { _id: owner._id, fullName: owner.fullName, avatar: owner.avatar }, kind: 'person' }]
    : [];
  return <ReceiverList receivers={chosen} nobody={copy.noPeople} />;
}

function NotYet({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed) return <LoadFailed onRetry={onRetry}>{copy.failed}</LoadFailed>;
  return (
    <Stack gap={12} role="status" aria-label={copy.loading}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="56px" />
      ))}
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[12]};

  > :last-child {
    flex: 1 1 240px;
  }
`;
