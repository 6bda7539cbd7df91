// What the host shares under the name `@tanstack/react-query`: the part in use. The package is installed a second
// time by another name, so that the facade does not consume itself.
export {
  focusManager,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'tanstack-react-query';
export type {
  InfiniteData,
  MutationOptions,
  QueryFunctionContext,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from 'tanstack-react-query';
