import { computeDeadlines } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { sideInContract } from '@keydate/domain/side-in-contract';
import { silentErrors } from '../bench/silent-errors';
import { STATE_FORM_CASES } from '../bench/state-forms/state-form-cases';
import { UPLOADER, type StateFormCase } from '../bench/state-forms/state-form-case';
import type { ContractReading } from '../src/contract-reading';
import { ProseSheet } from '../bench/state-forms/draw-prose';
import { styleOf } from '../bench/hard/typed-cases';
import { writeTable, type WrittenRow } from './builders/pdf-contracts';
import { startReading } from './reading';

const { read, readWritten, refusalOf } = startReading();

/** The days of a reading's rows, as review counts them. */
function countedDays({ rows }: ContractReading, { state, anchors }: StateFormCase): (string | null)[] {
  return computeDeadlines({
    state,
    anchors,
    roll: 'unknown',
    timeOfDay: null,
    rows: rows.slice(1).map(([, , title = '', words = '']) => ({ title, words })),
  }).map(({ day }) => day);
}

test.each(STATE_FORM_CASES.map((one) => [one.form, one.name, one] as const))(
  'the form of %s is read: %s',
  async (form, _, one) => {
    const reading = await read(await one.draw());
    const { facts, rows, summary, doubts } = reading;
    expect(summary.form).toBe(form);
    const truth = one.rows.map(([reference, title, words]) => ['', reference, title, words]);
    expect(silentErrors(truth, reading)).toEqual({ wrong: [], missing: [], refused: 0 });
    expect(rows.slice(1).map(([, ...row]) => row)).toEqual(truth.map(([, ...row]) => row));
    expect(countedDays(reading, one)).toEqual(one.rows.map(([, , , day]) => day));
    expect(reading.sources).toHaveLength(one.rows.length);
    const flagged = new Set(doubts.map(({ row }) => rows[row]?.[2]));
    expect([...flagged]).toEqual(one.flagged ?? []);
    expect(summary.missingTitles).toEqual(one.lacks);
    expect(facts?.address?.value).toEqual(one.address);
    expect([facts?.buyers, facts?.sellers].map((party) => party?.value.map(({ name }) => name))).toEqual([
      one.buyers,
      one.sellers,
    ]);
    const brokers = facts?.brokers.map(({ value }) => value) ?? [];
    expect(sideInContract(brokers, UPLOADER) ?? null).toBe(one.side);
  },
);

describe('a form that the reader does not know', () => {
  const write = async (lines: readonly string[]) => {
    const sheet = new ProseSheet(styleOf(0), 'FLORIDA AS IT IS CONTRACT');
    sheet.writeLines(lines);
    return sheet.end();
  };

  test('is named so, with the periods and the days of its sentences, all of them to check', async () => {
    const { rows, summary, doubts, sources } = await read(
      await write([
        '1. Buyer has 15 days after the Effective Date to look at the house, and pays the deposit within 3 days after Effective Date.',
        '2. The sale closes on July 18, 2031. A key is lent for 2 days after a request.',
      ]),
    );
    expect(summary).toMatchObject({ form: 'unknown', gaps: ['no-table'], needLook: 3 });
    expect(rows.slice(1).map(([, , , date]) => date)).toEqual([
      'July 18, 2031',
      '15 days after the Effective Date',
      '3 days after Effective Date',
    ]);
    expect(doubts.map(({ kind }) => kind)).toEqual(['from-sentence', 'from-sentence', 'from-sentence']);
    const [closing, look, deposit] = sources!.map(({ page, box }) => ({ page, ...box }));
    expect([closing!.page, closing!.top >= look!.bottom, look!.top]).toEqual([1, true, deposit!.top]);
  });

  test('is named so if its table has an ordinary header, and the table is read', async () => {
    const rows: WrittenRow[] = [
      ['1', '¶ 4', 'Radon Test', '3/4/2031'],
      ['2', '¶ 6', 'Septic Pump-Out', '3/7/2031'],
      ['3', '¶ 9', 'Closing Date', '4/1/2031'],
    ];
    const { rows: read, summary, sources } = await readWritten((contract) => writeTable(contract, rows));
    expect(summary).toMatchObject({ form: 'unknown', withDay: 3, needLook: 0 });
    expect(read.slice(1)).toEqual(rows);
    const places = sources!.map(({ row, page, box }) => ({ row, page, ...box }));
    expect(places).toHaveLength(rows.length);
    // each below the one before it, none over another
    expect(places.slice(1).every(({ top, page }, index) => page === 1 && top >= places[index]!.bottom)).toBe(true);
  });

  test('a letter that counts days once is no contract', async () => {
    const letter = await write(['Dear Nora, we send the keys 3 days after closing. Yours, Ruth']);
    expect(await refusalOf(letter)).toBe('CONTRACT_NO_TABLE');
  });
});
