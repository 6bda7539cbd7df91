import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName } from 'pdf-lib';
import { builtPrograms } from '../../startup/built-programs';
import { recogniserEntry } from './open-recognition';
import { RecogniserProcess } from './recogniser-process';

jest.setTimeout(60_000);

const serverRoot = join(import.meta.dirname, '../../..');
let reader: RecogniserProcess;
beforeAll(() => {
  reader = new RecogniserProcess(recogniserEntry(builtPrograms(serverRoot).recogniser, 'tesseract'));
});
afterAll(() => reader.kill());

const fileOf = (path: string) => readFile(join(serverRoot, path));

/** What becomes of a file: `read`, the reason of a refusal, a problem of the reader's own, or the death of the process. */
function outcomeOf(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    reader.read(bytes, {
      onDeath: () => resolve('death'),
      onMessage: (message) => {
        if (message.kind === 'read') resolve('read');
        else if (message.kind === 'refused') resolve(message.code);
        else if (message.kind === 'failed') resolve(message.problem);
      },
    });
  });
}

test('what a torn file leaves behind in its process does not cost the next contract its reading', async () => {
  expect(await outcomeOf(await fileOf('test/reading/torn-references.pdf'))).toBe('CONTRACT_NO_TABLE');
  expect(await outcomeOf(await fileOf('test/contracts/typed-ruled.pdf'))).toBe('read');
});

test('a letter that its font has no name for leaves the rest of its page to be looked at', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const { context } = document;
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'TrueType', BaseFont: 'Elsewhere', Encoding: 'WinAnsiEncoding', FirstChar: 0, LastChar: 0, Widths: [500] }));
  page.node.setFontDictionary(PDFName.of('F1'), font);
  page.node.set(PDFName.of('Contents'), context.register(context.stream('BT /F1 40 Tf 100 500 Td <410042> Tj ET')));

  expect(await outcomeOf(await document.save())).toBe('CONTRACT_NO_TABLE');
});
