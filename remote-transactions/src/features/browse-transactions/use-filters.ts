import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type TransactionFilters } from '../../domain/transaction-filters';

/** The dashboard's filters, kept in the address: they survive a reload, and Back undoes them. */
export function useFilters(): [TransactionFilters, (change: Partial<TransactionFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  return [filters, (change) => setAddress(writeFilters(address, { ...filters, ...change }))];
}
