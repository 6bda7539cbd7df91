import { text } from '../../test/builders/a-page';
import type { Word } from '../page-layout';
import { agreeOnAnswer } from './agree-on-answer';
import { agreeOnTitle } from '../forms/agree-on-title';

/** One pass over a cell: the words read, and the recognizer's confidence in each. */
function aPass(read: string, ...confidences: number[]): Word[] {
  return text(100, 50, read).map((word, at) => ({ ...word, confidence: confidences[at] ?? confidences.at(-1) ?? 50 }));
}

describe('several passes at a title', () => {
  test('give the word of no form that most saw', () => {
    const passes = ['Loan Renegotiaton Fen', 'Loan Renegotiaton Fee', 'Loan Renegotiation Fee'].map((words) =>
      aPass(words, 70),
    );
    expect(agreeOnTitle(passes).title).toMatch(/Fee$/);
  });

  test('give the title of the form that each pass read in part', () => {
    const passes = [aPass('Record Titte Deadline', 90, 40, 40), aPass('Record Title Deadhne', 90, 70, 40)];
    expect(agreeOnTitle(passes).title).toBe('Record Title Deadline');
  });

  test('mend a long word that none of them was sure of, and leave it in doubt', () => {
    const { title, isSeen } = agreeOnTitle([
      aPass('Apprassal Objection Deadline', 82, 96, 50),
      aPass('Apprassal Objection Deadline', 84, 92, 60),
    ]);
    expect(title).toBe('Appraisal Objection Deadline');
    expect(isSeen).toBe(false);
  });

  test.each([
    'Loan Rejection Deadline',
    'Notice of Valve Deadline',
    'Right of Last Refusal Deadline',
    'Title Revolution Deadline',
    'Seller of Private Financing Deadline',
  ])('%s, seen alike and surely, is another deadline and stays one', (title) => {
    expect(agreeOnTitle([aPass(title, 91), aPass(title, 84)]).title).toBe(title);
  });

  test.each(['Loan Rejection Deadline', 'Notice of Valve Deadline', 'Seller of Private Financing Deadline'])(
    '%s stays also where nobody is sure',
    (title) => {
      expect(agreeOnTitle([aPass(title, 61), aPass(title, 54)]).title).toBe(title);
    },
  );

  test.each([
    [
      ['Appraisal Resolubc', 'Apprarsal Resoiubon Deadine', 'Apgrasal Resoiubon Deadline'],
      'Appraisal Resolution Deadline',
    ],
    [
      [
        'New ILC ar New Swivey Objection Deadline',
        'New H.C ar New Swivey Objection Deadline',
        'New ILC ar New Survey Objection Deadline',
      ],
      'New ILC or New Survey Objection Deadline',
    ],
    [
      ['Thind Party Right 10 Purchase’Approve Deadline', 'Third Party Right 10 Purchase Approve Deadline'],
      'Third Party Right to Purchase/Approve Deadline',
    ],
  ])('that differ, %j, give the one title of the form that is near, and leave it in doubt', (seen, title) => {
    expect(agreeOnTitle(seen.map((words) => aPass(words, 40)))).toMatchObject({ title, isSeen: false });
  });

  test.each(['Loan Rejection Deadline', 'New Loan Objection Deadline'])(
    'that surely see a word of no near title, %s, keep it',
    (title) => {
      const read = [title.replace('Deadline', 'Deadhne'), title.replace('Loan', 'Laan')];
      expect(
        agreeOnTitle(
          read.map((words) => aPass(words, ...words.split(' ').map((word) => (/New|tion/.test(word) ? 95 : 50)))),
        ).title,
      ).toBe(title);
    },
  );

  test('that lose a word of the form do not get it back', () => {
    expect(
      agreeOnTitle([
        aPass('Third Party Right Purchase/Approve Deadline', 50),
        aPass('Third Farty Right Purchase/Approve Deadline', 50),
      ]).title,
    ).toBe('Third Party Right Purchase/Approve Deadline');
  });

  test('mend the word that ends nearly every title, though all saw it alike', () => {
    expect(
      agreeOnTitle([aPass('Septic Inspection Deadbne', 93, 93, 40), aPass('Septic Inspection Deadbne', 94, 94, 38)])
        .title,
    ).toBe('Septic Inspection Deadline');
  });

  test('keep a word that one of them lost', () => {
    expect(agreeOnTitle([aPass('Record          Deadline', 80), aPass('Record Title Xx Deadline', 80)]).title).not.toBe(
      'Record Deadline',
    );
  });

  test('take what reaches into a line from the one above for no word', () => {
    const clean = [
      ...aPass('Due Diligence Documents Resolution', 95),
      ...aPass('Deadline', 95).map((word) => ({ ...word, top: 57, bottom: 67 })),
    ];
    const remains = [...text(100, 51, 'me'), ...text(100, 62, 'Manedd'), ...text(130, 62, 'nm')].map((word) => ({
      ...word,
      bottom: word.top + 4,
      confidence: 11,
    }));
    const passes = [
      clean,
      [...clean.slice(0, 4), ...remains, clean[4]!],
      [...clean.slice(0, 4), ...remains.slice(1), clean[4]!],
    ];
    expect(agreeOnTitle(passes)).toEqual({
      title: 'Due Diligence Documents Resolution Deadline',
      confidence: 95,
      isSeen: true,
    });
  });

  test('take no remains of a line for a word', () => {
    expect(agreeOnTitle([aPass('| Closing Date |', 20, 95, 95, 10), aPass('Closing Date', 95)])).toEqual({
      title: 'Closing Date',
      confidence: 95,
      isSeen: true,
    });
  });
});

describe('several passes at a date', () => {
  test('that agree leave no doubt', () => {
    expect(agreeOnAnswer([aPass('6/15/2030', 70), aPass('6/15/2030', 88)])).toMatchObject({
      answer: '6/15/2030',
      confidence: 88,
      other: null,
    });
  });

  test('that see two days are told as two readings, whichever is taken', () => {
    expect(agreeOnAnswer([aPass('6/15/2030', 70), aPass('6/16/2030', 88)]).other).toBe('6/15/2030');
    expect(agreeOnAnswer([aPass('6/15/2030', 70), aPass('6/16/2030', 88), aPass('6/15/2030', 75)])).toMatchObject({
      answer: '6/15/2030',
      other: '6/16/2030',
    });
  });

  test('of which a single one makes sense leave it in doubt, however sure that one was', () => {
    const { answer, confidence } = agreeOnAnswer([aPass('6115/2030', 90), aPass('6/15/2030', 90)]);
    expect(answer).toBe('6/15/2030');
    expect(confidence).toBeLessThan(60);
  });

  test('of which two of three agree leave no doubt, and of which one makes sense, doubt', () => {
    const seen = (...days: string[]) => agreeOnAnswer(days.map((day) => aPass(day, 90))).confidence;
    expect(seen('6/15/2030', '6/15/2030', '6/1S/2030')).toBe(90);
    expect(seen('6/15/2030', '6/1?/2030', '6/1S/2030')).toBeLessThan(60);
  });

  test('of which none makes sense keep what was read', () => {
    expect(agreeOnAnswer([aPass('611512030', 30), aPass('6115/2O30', 70)]).answer).toBe('6115/2O30');
  });

  test('that saw nothing give nothing', () => {
    expect(agreeOnAnswer([[], []])).toEqual({ answer: '', confidence: 0, other: null, passes: [] });
  });
});
