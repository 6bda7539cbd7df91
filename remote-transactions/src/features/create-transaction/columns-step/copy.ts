/** Strings of the columns step; those of spec § 2.7 to the letter. */
export const copy = {
  lede: (rows: number, fileName: string) =>
    `${rows === 1 ? '1 row was' : `${rows} rows were`} read from ${fileName}. Check which column is which.`,
  titleColumn: 'Select Title',
  dateColumn: 'Select Dates',
  required: 'Please choose a column.',
  blank: '(blank)',
} as const;
