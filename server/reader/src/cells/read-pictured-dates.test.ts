import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import type { Box, Word } from '../page-layout';
import { blankImage, type GrayImage } from '../picture/gray-image';
import type { TypedPage } from '../reading-tools';
import { readTables } from '../table/read-tables';
import { readPicturedDates } from './read-pictured-dates';

const TITLES = ['Record Title Deadline', 'Closing Date', 'Possession Date'];
const PITCH = 18;
const TYPED = '4/1/2031';
/** Over the dates of all rows. */
const PICTURE: Box = { left: COLUMNS.date - 10, right: COLUMNS.date + 80, top: 100, bottom: 180 };

interface Shown {
  picture?: Box;
  /** True if letters replace the typed date. */
  isBlank?: boolean;
}

/** A typed table whose second row has a date with a picture on it, and how often the page was drawn. */
function aPicturedForm({ picture = PICTURE, isBlank = false }: Shown) {
  const rows = TITLES.flatMap((title, index) =>
    row(120 + PITCH * index, { item: String(index + 1), reference: '§ 8', title, date: index === 1 ? TYPED : '' }),
  );
  const drawings: GrayImage[] = [];
  const page: TypedPage = {
    ...aPage([...header(100), ...rows], { across: [], down: [], ink: [picture], pictures: [picture] }),
    hasLargePicture: false,
    drawing: () => {
      drawings.push(isBlank ? blankImage(612, 792) : withLetters());
      return Promise.resolve(drawings.at(-1) ?? blankImage(612, 792));
    },
  };
  return { page, drawings };
}

/** Eight bars like letters in the date cell of the second row. */
function withLetters(): GrayImage {
  const image = blankImage(612, 792);
  for (let letter = 0; letter < 8; letter++)
    for (let y = 133; y < 143; y++)
      image.pixels.fill(
        0,
        y * image.width + COLUMNS.date + 5 * letter,
        y * image.width + COLUMNS.date + 5 * letter + 3,
      );
  return image;
}

/** The flags of the second row if the passes see this, and how many passes there were. */
async function flagsOf(shown: Shown, looks: readonly Pick<Word, 'text' | 'confidence'>[]) {
  const { page, drawings } = aPicturedForm(shown);
  let passes = 0;
  const recognize = ({ width, height }: GrayImage) => {
    const look = looks[passes++];
    return Promise.resolve(
      look ? [{ ...look, left: 25, right: width - 25, top: height / 2 - 5, bottom: height / 2 + 5 }] : [],
    );
  };
  const { parts, isRecognized } = await readPicturedDates(page, readTables(page, null), {
    recognizer: () => Promise.resolve({ recognize }),
  });
  return { flags: parts[0]?.rows[1]?.reasons, passes, isRecognized, drawings: drawings.length };
}

const look = (text: string, confidence = 96) => ({ text, confidence });

describe('a typed date below a picture', () => {
  test('is what the picture shows where one pass is sure of it', async () => {
    expect(await flagsOf({}, [look(TYPED)])).toEqual({ flags: [], passes: 1, isRecognized: true, drawings: 1 });
  });

  test('is what the picture shows where most passes see it', async () => {
    expect(await flagsOf({}, [look(TYPED, 70), look('A/!', 40), look(TYPED, 70)])).toMatchObject({
      flags: [],
      passes: 3,
    });
  });

  test('is flagged where a single pass, not sure of it, sees it', async () => {
    expect(await flagsOf({}, [look('A/!', 40), look(TYPED, 70), look('4|!', 40)])).toMatchObject({
      flags: [{ kind: 'ink-over-date' }],
    });
  });

  test('is flagged where one of several passes sees another day', async () => {
    expect(await flagsOf({}, [look(TYPED, 70), look('4/7/2031', 70), look(TYPED, 70)])).toMatchObject({
      flags: [{ kind: 'date-read-in-two-ways', words: '4/7/2031' }],
    });
  });

  test('is flagged where the picture shows nothing', async () => {
    expect(await flagsOf({ isBlank: true }, [])).toMatchObject({ flags: [{ kind: 'ink-over-date' }], passes: 0 });
  });
});

describe('a picture that is compared with the typed dates', () => {
  const tall = (rows: number) => ({ ...PICTURE, top: 138 - (PITCH * rows) / 2, bottom: 138 + (PITCH * rows) / 2 });

  test('has three rows: a smaller one over a date is flagged unseen', async () => {
    expect(await flagsOf({ picture: tall(3) }, [look(TYPED)])).toMatchObject({ isRecognized: true });
    expect(await flagsOf({ picture: tall(2.98) }, [look(TYPED)])).toMatchObject({ isRecognized: false });
  });

  test('lies over a date: one beside them is not looked at', async () => {
    const right = COLUMNS.date + 5 * TYPED.length;
    const beside = { ...PICTURE, left: right, right: right + 60 };
    expect(await flagsOf({ picture: beside }, [])).toEqual({ flags: [], passes: 0, isRecognized: false, drawings: 0 });
    expect(await flagsOf({ picture: { ...beside, left: right - 1 } }, [look(TYPED)])).toMatchObject({ drawings: 1 });
  });
});
