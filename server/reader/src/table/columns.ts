/** The columns of a table of dates, in the order of the reply. Every row has the first four (spec § 3); a form may lack any other. */
export const COLUMNS = ['item', 'reference', 'title', 'date'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** The words by which forms name each column. */
export const NAMES: Record<ColumnName, string[]> = {
  item: ['item', 'no', 'number', 'nr', '#'],
  reference: ['reference', 'ref', 'section', 'paragraph'],
  title: ['event', 'events', 'title', 'description'],
  date: ['date', 'dates'],
};

/** The words of a row in the columns that its form has. */
export type CellWords = Record<'item' | 'reference' | 'title' | 'date', string> & Partial<Record<ColumnName, string>>;

/** A value for each column. */
export function byColumn<Value>(of: (name: ColumnName) => Value): Record<ColumnName, Value> {
  return { item: of('item'), reference: of('reference'), title: of('title'), date: of('date') };
}
