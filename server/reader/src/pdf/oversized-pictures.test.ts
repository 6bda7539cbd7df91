import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import { oversizedPictures } from './oversized-pictures';

const dictionary = (entries: string) =>
  Buffer.from(
    `%PDF-1.7\n7 0 obj << /Type /XObject /Subtype /Image ${entries} >> stream\n\u00ff\u00d8 endstream endobj`,
    'latin1',
  );
const [wide, tall] = [6000, Math.floor(CONTRACT_MAX_PIXELS_UNPACKED / 6000)];

describe('the pictures of a PDF, by what their dictionaries say', () => {
  test.each([
    `/Width ${wide} /Height ${tall + 1}`,
    `/Height ${tall + 1}/Width ${wide}`,
    `/Width\n${wide}\n/ColorSpace [/ICCBased 9 0 R] /DecodeParms << /K -1 >>\n/Height\n${tall + 1}`,
    `/Width 12 0 R /Height ${tall + 1} >> stream\nx endstream endobj 12 0 obj ${wide} endobj 13 0 obj <<`,
    `/Width 12 0 R /Height 13 0 R >> stream\nx endstream endobj\n12 0 obj\n${wide}\nendobj\n13 0 obj\n${tall + 1}\nendobj 14 0 obj <<`,
    // a number that is packed into another object
    `/Width 12 0 R /Height ${tall}`,
  ])('%j have too many dots to unpack', (entries) => {
    const bytes = dictionary(entries);
    expect([...oversizedPictures(bytes)]).toEqual([bytes.indexOf('stream') + 'stream'.length]);
  });

  test.each([
    `/Width ${wide} /Height ${tall}`,
    // a width and a height of two pictures say nothing of either
    `/Width 60000 >> stream\nx endstream endobj 8 0 obj << /Subtype /Image /Height 60000`,
    // the number of an object is no width
    `/Width 60000 0 R /Height 60001 0 R >> stream\nx endstream endobj 60000 0 obj 600 endobj 60001 0 obj 800 endobj 14 0 obj <<`,
    '/Widths [60000 60000] /CapHeight 60000',
  ])('%j are not', (entries) => {
    expect([...oversizedPictures(dictionary(entries))]).toEqual([]);
  });

  test('a stream that is no picture is none, however large it claims to be', () => {
    const bytes = Buffer.from('7 0 obj << /Length 9 /Width 60000 /Height 60000 >> stream\nq Q\nendstream endobj');
    expect([...oversizedPictures(bytes)]).toEqual([]);
  });
});
