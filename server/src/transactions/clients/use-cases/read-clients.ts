import { foldText } from '@keydate/domain/fold-text';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Member } from '../../../accounts';
import { listTransactionsByClient, type TransactionInShort } from '../../transaction-lists.repository';
import { findClient, listClients, type Client } from '../clients.repository';

interface ClientQuery {
  q?: string | undefined;
  limit: number;
  /** The id of the last client on the previous page. */
  cursor?: string | undefined;
}

export interface ClientPage {
  clients: Client[];
  /** The transactions of theirs that the reader sees, by client. */
  transactions: Map<string, TransactionInShort[]>;
  /** The cursor of the page that follows. */
  next: string | null;
}

/** A page of the clients of a member's company by name, with those of their transactions that the member sees. */
export async function readClients(
  { db }: Pick<Tools, 'db'>,
  reader: Member,
  { q = '', limit, cursor }: ClientQuery,
): Promise<ClientPage> {
  const after = cursor === undefined ? undefined : await findClient(db, cursor, reader.companyId);
  if (cursor !== undefined && !after) throw new AppError('BAD_INPUT', { cursor: 'This page does not exist.' });
  // one more than is shown: it shows whether another page follows
  const found = await listClients(db, reader.companyId, { words: foldText(q), after, limit: limit + 1 });
  const clients = found.slice(0, limit);
  const transactions = await listTransactionsByClient(
    db,
    transactionsSeenBy(reader),
    clients.map(({ id }) => id),
  );
  return { clients, transactions, next: clients.length < found.length ? (clients.at(-1)?.id ?? null) : null };
}
