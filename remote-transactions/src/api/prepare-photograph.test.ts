import { preparePhotograph } from './prepare-photograph';

const drawn: [width: number, height: number][] = [];

/** A browser that shows pictures of this size; null for one that cannot show the file. */
function browserShows(size: { width: number; height: number } | null): void {
  const shown = async () => {
    if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...size, close: () => undefined };
  };
  Object.assign(globalThis, { createImageBitmap: shown });
}

beforeEach(() => {
  drawn.length = 0;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push([this.width, this.height]);
    return { drawImage: () => undefined } as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const aFile = (name: string) => new File(['x'], name);

test('a photograph is sent with 3,000 pixels on its longer side', async () => {
  browserShows({ width: 3024, height: 4032 });
  const { name, type } = await preparePhotograph(aFile('page 1.JPG'));
  expect([name, type]).toEqual(['page 1.jpg', 'image/jpeg']);
  expect(drawn).toEqual([[2250, 3000]]);
});

test('a long strip is made no narrower than its letters can be read', async () => {
  browserShows({ width: 3000, height: 12_000 });
  await preparePhotograph(aFile('scrolled.jpg'));
  expect(drawn).toEqual([[1500, 6000]]);
  const narrow = aFile('narrow.jpg');
  browserShows({ width: 1080, height: 9000 });
  expect(await preparePhotograph(narrow)).toBe(narrow);
});

test('a HEIC picture that the browser shows is sent as a JPEG, a small one too', async () => {
  browserShows({ width: 1200, height: 1600 });
  const { name, type } = await preparePhotograph(aFile('IMG_0001.HEIC'));
  expect([name, type]).toEqual(['IMG_0001.jpg', 'image/jpeg']);
  expect(drawn).toEqual([[1200, 1600]]);
});

test.each([
  ['a HEIC picture that the browser cannot show', 'IMG_0001.heic', null],
  ['a photograph of 3,000 pixels', 'page.jpg', { width: 3000, height: 2000 }],
  ['a picture of a scanner', 'scan.png', { width: 4800, height: 6600 }],
  ['a PDF', 'contract.pdf', { width: 4800, height: 6600 }],
])('%s is sent as it is', async (_what, name, size) => {
  browserShows(size);
  const file = aFile(name);
  expect(await preparePhotograph(file)).toBe(file);
});
