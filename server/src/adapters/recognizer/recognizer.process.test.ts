import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString, type PDFContext, type PDFObject } from 'pdf-lib';
import { builtPrograms } from '../../startup/built-programs';
import { recognizerEntry } from './open-recognition';
import { RunningRecognizer } from './running-recognizer';

type Entry = PDFObject | string | number | number[] | PDFObject[];

const serverRoot = join(import.meta.dirname, '../../..');
let reader: RunningRecognizer;
beforeAll(() => {
  reader = new RunningRecognizer(recognizerEntry(builtPrograms(serverRoot).recognizer, 'tesseract'));
});
afterAll(() => reader.kill());

const fileOf = (path: string) => readFile(join(serverRoot, path));

/**
 * The outcome of a file: `read`, the reason of a refusal, a problem of the reader's own, or the death of the process.
 */
function outcomeOf(bytes: Uint8Array, by = reader): Promise<string> {
  return new Promise((resolve) => {
    by.send(
      { bytes },
      {
        onDeath: () => resolve('death'),
        onMessage: (message) => {
          if (message.kind === 'read') resolve('read');
          else if (message.kind === 'refused') resolve(message.code);
          else if (message.kind === 'failed') resolve(message.problem);
        },
      },
    );
  });
}

test('what a torn file leaves behind in its process does not cost the next contract its reading', async () => {
  expect(await outcomeOf(await fileOf('test/torn-references.pdf'))).toBe('CONTRACT_NO_TABLE');
  expect(await outcomeOf(await fileOf('reader/test/contracts/typed-ruled.pdf'))).toBe('read');
});

test('a page of 900,000 strokes behind the contract ends neither the process nor the reading', async () => {
  const contract = await PDFDocument.load(await fileOf('reader/test/contracts/typed-ruled.pdf'));
  const { context } = contract;
  const strokes = context.register(context.flateStream('0 0 m 9 9 l S '.repeat(900_000)));
  contract.addPage([612, 792]).node.addContentStream(strokes);

  expect(await outcomeOf(await contract.save())).toBe('read');
});

/** A page of two letters in a font made of these entries. */
async function writtenIn(font: (context: PDFContext) => Record<string, Entry>, letters: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const { context } = document;
  page.node.setFontDictionary(
    PDFName.of('F1'),
    context.register(context.obj({ Type: 'Font', BaseFont: 'Elsewhere', ...font(context) })),
  );
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F1 40 Tf 100 500 Td <${letters}> Tj ET`)));
  return document.save();
}

test('a letter that its font has no name for leaves the rest of its page to be looked at', async () => {
  const file = await writtenIn(
    () => ({ Subtype: 'TrueType', Encoding: 'WinAnsiEncoding', FirstChar: 0, LastChar: 0, Widths: [500] }),
    '410042',
  );

  expect(await outcomeOf(file)).toBe('CONTRACT_NO_TABLE');
});

/** A font whose letters have two bytes each. */
const composite = (
  context: PDFContext,
  { unicode = '', ...letters }: { unicode?: string; W?: number[]; W2?: number[] },
  encoding = 'Identity-H',
) => ({
  Subtype: 'Type0',
  Encoding: encoding,
  ToUnicode: context.register(
    context.stream(`begincmap 1 begincodespacerange <000000> <ffffff> endcodespacerange ${unicode} endcmap`),
  ),
  DescendantFonts: [
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'Elsewhere',
      CIDSystemInfo: context.obj({
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      }),
      FontDescriptor: context.register(
        context.obj({ Type: 'FontDescriptor', FontName: 'Elsewhere', Flags: 4, FontBBox: [0, 0, 1000, 1000] }),
      ),
      ...letters,
    }),
  ],
});

// patches/pdfjs-dist: without it each of these exceeds the process's limit of memory.
test.each([
  [
    'widths for more letters than there are',
    (context: PDFContext) => composite(context, { W: [68, 2_147_483_648, 500] }),
  ],
  ['widths for letters below the first', (context: PDFContext) => composite(context, { W: [-2_147_483_648, 68, 500] })],
  [
    'heights for more letters than there are',
    (context: PDFContext) => composite(context, { W2: [68, 2_147_483_648, 880, 500, -1000] }, 'Identity-V'),
  ],
  [
    'meanings for more letters than there are',
    (context: PDFContext) => composite(context, { unicode: '1 beginbfrange <000000> <fffffe> <0041> endbfrange' }),
  ],
])('a font with %s does not fill the memory', async (_what, font) => {
  expect(await outcomeOf(await writtenIn(font, '00410042'))).toBe('CONTRACT_NO_TABLE');
});

/** The answer of a process that is started like the others and runs `act` with its order before it follows it. */
async function answerOf(act: string, engine: 'tesseract' | 'aws-textract' = 'tesseract'): Promise<string> {
  const entry = recognizerEntry(builtPrograms(serverRoot).recognizer, engine);
  const actsFirst = `const { on, env: { ...environment } } = process;
    process.on = (event, listen) => on.call(process, event, event === 'message' ? (order) => { ${act}; listen(order); } : listen);`;
  const preloaded = `data:text/javascript;base64,${Buffer.from(actsFirst).toString('base64')}`;
  const other = new RunningRecognizer({ ...entry, nodeFlags: [...(entry.nodeFlags ?? []), '--import', preloaded] });
  try {
    return await outcomeOf(await fileOf('reader/test/contracts/typed-ruled.pdf'), other);
  } finally {
    other.kill();
  }
}

describe('a process that opens files of strangers', () => {
  const own = process.env;
  beforeEach(() => {
    process.env = {
      ...own,
      DATABASE_URL: 'a secret',
      SMTP_URL: 'a secret',
      CODE_SECRET: 'a secret',
      STRIPE_SECRET_KEY: 'a secret',
      AWS_SECRET_ACCESS_KEY: 'of AWS',
      AWS_REGION: 'us-west-2',
      TMPDIR: '/tmp',
    };
  });
  afterEach(() => {
    process.env = own;
  });
  const TELLS_ITS_ENVIRONMENT = "process.send({ kind: 'refused', code: JSON.stringify(environment), memory: 0 })";

  test('has no secret of the server in its environment', async () => {
    expect(JSON.parse(await answerOf(TELLS_ITS_ENVIRONMENT))).toEqual({
      PATH: own.PATH,
      TMPDIR: '/tmp',
      MALLOC_MMAP_THRESHOLD_: '1048576',
    });
  });

  test('has what the AWS SDK needs where it asks Textract, and no other', async () => {
    const told = JSON.parse(await answerOf(TELLS_ITS_ENVIRONMENT, 'aws-textract')) as Record<string, string>;
    expect(told).toMatchObject({ PATH: own.PATH, AWS_SECRET_ACCESS_KEY: 'of AWS', AWS_REGION: 'us-west-2' });
    expect(Object.values(told)).not.toContain('a secret');
  });

  test.each([
    [
      'in the reading',
      "Object.defineProperty(order, 'bytes', { value: { get subarray() { throw new RangeError('Okafor\\n    at 48 Juniper Lane') } } })",
    ],
    ['where nobody awaits it', "throw new RangeError('Okafor\\n    at 48 Juniper Lane')"],
  ])('tells an error nobody foresaw %s by its kind and its place, without its words', async (_where, act) => {
    const problem = await answerOf(act);
    expect(problem).toMatch(/^RangeError\n {4}at .+/);
    expect(problem).not.toMatch(/Okafor|Juniper/);
  });
});

/** A picture of one dot. */
const A_DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('a page with sides that no picture can have is a damaged file', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawImage(await document.embedPng(A_DOT), { width: 612, height: 792 });
  page.node.set(PDFName.of('MediaBox'), document.context.obj([0, 99_999_999_999_999, 612, 792]));

  expect(await outcomeOf(await document.save())).toBe('CONTRACT_BROKEN');
});
