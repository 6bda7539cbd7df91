import type { Database } from './database';

/**
 * A statement that runs very often and is therefore built once for a database: building it costs as much as running it.
 * `parts` are the conditions that this variant has. A builder that prepares it under the given name lets each
 * connection plan it once, too; one that prepares it under '' has it planned for the values of each call.
 */
export function cachedStatement<Statement, Part extends string = never>(
  name: string,
  build: (db: Database, name: string, parts: readonly Part[]) => Statement,
): (db: Database, parts?: readonly Part[]) => Statement {
  const cacheOf = new WeakMap<Database, Map<string, Statement>>();
  return (db, parts = []) => {
    const cache = cacheOf.get(db) ?? new Map<string, Statement>();
    cacheOf.set(db, cache);
    const fullName = [name, ...parts].join(' ');
    const statement = cache.get(fullName) ?? build(db, db.keepsNames ? fullName : '', parts);
    cache.set(fullName, statement);
    return statement;
  };
}
