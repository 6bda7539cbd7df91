import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type TransactionFilters } from '../../domain/transaction-filters';

/** The dashboard's filters. They are in the URL, so that a reload preserves them and Back undoes them. */
export function useFilters(): [TransactionFilters, (change: Partial<TransactionFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return [filters, (change) => setParams(writeFilters(params, { ...filters, ...change }))];
}
