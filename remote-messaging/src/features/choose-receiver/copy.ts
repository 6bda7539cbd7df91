export const copy = {
  tabs: 'Who to write to',
  client: 'Client',
  employee: 'Employee',
  agents: 'Agents',
  search: 'Search people',
  loading: 'Loading people',
  failed: 'The people could not be loaded.',
  noClients: 'No clients found.',
  noPeople: 'No people found.',
  more: 'Show more',
} as const;
