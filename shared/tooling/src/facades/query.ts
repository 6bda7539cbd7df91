// The host's share under the name `@tanstack/react-query`: only the names in use. The package is installed a
// second time under another name, so that the facade does not import itself.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'tanstack-react-query';
export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from 'tanstack-react-query';
