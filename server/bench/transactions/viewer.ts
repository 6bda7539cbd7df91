import { and, count, eq } from 'drizzle-orm';
import { systemClock } from '../../src/adapters/clocks';
import type { Database } from '../../src/db/database';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import { transactions } from '../../src/transactions/transactions.table';

/** Whose transactions a person of a company sees; a null owner means everyone in it. */
interface Sight {
  who: 'owner' | 'agent' | 'employee';
  personId: string;
  companyId: string;
  ownerId: string | null;
}

/** Somebody signed in, and how many transactions they see. */
export interface Viewer extends Sight {
  token: string;
  active: number;
  closed: number;
}

export async function aViewer(db: Database, sight: Sight): Promise<Viewer> {
  const { companyId, ownerId, personId } = sight;
  const seen = and(
    eq(transactions.companyId, companyId),
    ownerId === null ? undefined : eq(transactions.ownerId, ownerId),
  );
  const countOf = async (status: 'Active' | 'Closed') => {
    const [counted] = await db
      .select({ transactions: count() })
      .from(transactions)
      .where(and(seen, eq(transactions.status, status)));
    return counted?.transactions ?? 0;
  };
  return {
    ...sight,
    token: await startSession(db, systemClock, { kind: 'full', personId }),
    active: await countOf('Active'),
    closed: await countOf('Closed'),
  };
}
