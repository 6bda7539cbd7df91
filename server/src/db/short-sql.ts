const MOST_LETTERS = 120;

/** The beginning of a query, long enough to recognize it. */
export function shortSql(sql: string): string {
  return sql.length > MOST_LETTERS ? `${sql.slice(0, MOST_LETTERS)}…` : sql;
}
