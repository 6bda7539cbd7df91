import type { Database } from './database';

/**
 * A statement that is asked all the time: built once for a database, where building costs as much as asking. Its `parts`
 * are the conditions it has that others of its kind have not. A builder that prepares it under the name it is given
 * lets each connection plan it once too; one that prepares it under '' has it planned for the values of each call.
 */
export function keptStatement<Statement, Part extends string = never>(
  name: string,
  build: (db: Database, name: string, parts: readonly Part[]) => Statement,
): (db: Database, parts?: readonly Part[]) => Statement {
  const keptBy = new WeakMap<Database, Map<string, Statement>>();
  return (db, parts = []) => {
    const kept = keptBy.get(db) ?? new Map<string, Statement>();
    keptBy.set(db, kept);
    const fullName = [name, ...parts].join(' ');
    const statement = kept.get(fullName) ?? build(db, db.keepsNames ? fullName : '', parts);
    kept.set(fullName, statement);
    return statement;
  };
}
