// What the host shares under the name `@tanstack/react-query`: the part in use. The package is installed a second
// time by another name, so that the facade does not consume itself.
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
