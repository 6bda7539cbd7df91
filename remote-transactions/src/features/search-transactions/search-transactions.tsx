import { paths, pictureAddress } from '@keydate/client';
import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import type { TransactionFound } from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { Avatar, Tag, VisuallyHidden } from '@keydate/ui';
import { SearchBox } from '@keydate/ui/overlays';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTransactionSearch } from '../../api/search-transactions';
import { addressLine, clientTitle } from '../../domain/client-names';
import { Found } from './found.styles';
import { copy } from './copy';

interface SearchTransactionsProps {
  /** The text that the person typed before this was loaded. */
  typed?: string;
  /** True if the focus is in the field that this one replaces. */
  takesFocus?: Readonly<RefObject<boolean>>;
}

/** Spec § 2.5: finds transactions by client name, client email, address or side; picking one opens it. */
export function SearchTransactions({ typed = '', takesFocus }: SearchTransactionsProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const place = useRef<HTMLDivElement>(null);
  const search = useTransactionSearch(query);
  useEffect(() => {
    if (!takesFocus?.current) return;
    const field = place.current?.querySelector('input');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);

  const isAsked = query.trim() !== '';
  const found = isAsked && search.data ? search.data : [];
  const isSearching = isAsked && search.isFetching;

  return (
    <div ref={place}>
      <SearchBox
        label={copy.label}
        query={query}
        onQueryChange={setQuery}
        results={found.map((transaction) => ({ id: transaction._id, transaction }))}
        toText={({ transaction }) => textOf(transaction)}
        onSelect={({ id }) => navigate(paths.transaction(id))}
        isSearching={isSearching}
        maxLength={SEARCH_TERM_MAX}
        emptyMessage={search.isError ? copy.failed : copy.noResults}
      >
        {({ transaction }) => <FoundTransaction transaction={transaction} />}
      </SearchBox>
      <VisuallyHidden role="status">
        {isAsked && !isSearching && !search.isError && copy.found(found.length)}
      </VisuallyHidden>
    </div>
  );
}

function FoundTransaction({ transaction }: { transaction: TransactionFound }) {
  const { client_information: client, contract_type, status, asLender } = transaction;
  return (
    <Found>
      <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} />
      <span>
        <strong dir="auto">{clientTitle(client)}</strong>
        <small>{addressLine(transaction)}</small>
        {asLender && <small>{copy.asLender(asLender.company)}</small>}
      </span>
      <Tag>{status === 'Closed' ? copy.closed(sideLabel(contract_type)) : sideLabel(contract_type)}</Tag>
    </Found>
  );
}

function textOf({ client_information: client, contract_type, asLender, ...place }: TransactionFound): string {
  const words = `${clientTitle(client)}, ${sideLabel(contract_type)}, ${addressLine(place)}`;
  return asLender ? `${words}, ${copy.asLender(asLender.company)}` : words;
}
