import type { Database, Queries, Tx } from './database';

/**
 * A statement that runs very often and is therefore built once for a database, and in database transactions once for a
 * connection: building it costs as much as running it. `parts` are the conditions of this variant. A builder that
 * prepares it under the given name lets each connection plan it once, too; one that prepares it under '' has it
 * planned for the values of each call.
 */
export function cachedStatement<Statement, Part extends string = never>(
  name: string,
  build: (db: Queries, name: string, parts: readonly Part[]) => Statement,
): (db: Database | Tx, parts?: readonly Part[]) => Statement {
  const cacheOf = new WeakMap<object, Map<string, Statement>>();
  return (db, parts = []) => {
    const owner = 'connection' in db ? db.connection : db;
    const cache = cacheOf.get(owner) ?? new Map<string, Statement>();
    cacheOf.set(owner, cache);
    const fullName = [name, ...parts].join(' ');
    const statement = cache.get(fullName) ?? build(db, db.keepsNames ? fullName : '', parts);
    cache.set(fullName, statement);
    return statement;
  };
}
