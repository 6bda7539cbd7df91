import { companyClients, type CompanyClient } from '@keydate/contracts/clients';
import { CLIENT_PAGE_MAX } from '@keydate/contracts/limits';
import { foldText } from '@keydate/domain/fold-text';
import { fake } from './fake';
import { memberOf } from './members';

export const clientFakes = [
  fake(companyClients, (asked) => {
    const { query, world, refuse } = asked;
    const { q = '', limit = CLIENT_PAGE_MAX, cursor } = query;
    memberOf(asked);
    const found = world.clients.filter((client) => searchText(client).includes(foldText(q))).sort(byName);
    const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
    if (cursor !== undefined && start === 0)
      throw refuse('BAD_INPUT', { errors: { cursor: 'This page does not exist.' } });
    const end = start + limit;
    const clients = found.slice(start, end);
    return { result: { clients, nextCursor: end < found.length ? (clients.at(-1)?.id ?? null) : null } };
  }),
];

function byName(left: CompanyClient, right: CompanyClient): number {
  return searchText(left) < searchText(right) ? -1 : 1;
}

function searchText({ fullName, contact }: CompanyClient): string {
  return `${foldText(fullName)}\n${foldText(contact.email)}`;
}
