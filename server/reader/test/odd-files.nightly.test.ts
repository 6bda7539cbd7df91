import { createCanvas } from '@napi-rs/canvas';
import { setCharacterSpacing } from 'pdf-lib';
import sharp from 'sharp';
import { aPng } from './builders/a-png';
import { TABLE, writeTable } from './builders/pdf-contracts';
import { sample, startReading, truthOf, withoutReferences } from './reading';

const { read, readWritten, refusalOf } = startReading();

test('a contract is read as a picture where its letters stand apart', async () => {
  const { rows } = await readWritten((contract) => {
    contract.page.pushOperators(setCharacterSpacing(1.2));
    writeTable(contract);
  });
  expect(rows).toEqual(TABLE);
});

test('a picture of 81 megapixels is read strip by strip', async () => {
  expect(await refusalOf(aPng({ width: 9000, height: 9000, depth: 1 }))).toBe('CONTRACT_NO_TABLE');
});

test('a page of 900,000 operations is read', async () => {
  const { rows } = await readWritten((contract) => {
    writeTable(contract);
    const { context } = contract.document;
    contract.page.node.addContentStream(context.register(context.flateStream('q Q '.repeat(450_000))));
  });
  expect(rows).toEqual(TABLE);
});

test('a photograph of something else is refused', async () => {
  expect(await refusalOf(await aPhotographOfACat())).toBe('CONTRACT_NO_TABLE');
});

test('a photograph that shows no edge of the paper is read', async () => {
  const truth = await truthOf('photo-phone');
  const whole = sharp(await sample('photo-phone.jpg'));
  const { width, height } = await whole.metadata();
  const inside = {
    left: Math.round(width * 0.08),
    top: Math.round(height * 0.08),
    width: Math.round(width * 0.84),
    height: Math.round(height * 0.84),
  };
  const { rows } = await read(await whole.extract(inside).jpeg({ quality: 90 }).toBuffer());
  expect(withoutReferences(truth)).toEqual(expect.arrayContaining(withoutReferences(rows.slice(1))));
  expect(rows.length - 1).toBeGreaterThanOrEqual(0.92 * truth.length);
});

/** Fur, two ears, two eyes and whiskers, in uneven light. */
async function aPhotographOfACat(): Promise<Buffer> {
  const canvas = createCanvas(1200, 900);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(500, 300, 50, 600, 450, 800);
  light.addColorStop(0, '#d8b98c');
  light.addColorStop(1, '#3a2b1d');
  Object.assign(context, { fillStyle: light }).fillRect(0, 0, 1200, 900);
  for (let hair = 0; hair < 4000; hair++) {
    const [x, y] = [(hair * 7919) % 1200, (hair * 104_729) % 900];
    context.strokeStyle = hair % 3 === 0 ? '#6b4a2b' : '#c79a63';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (hair % 9) - 4, y + 14);
    context.stroke();
  }
  for (const x of [430, 770]) {
    context.fillStyle = '#2f5d2f';
    context.beginPath();
    context.ellipse(x, 420, 60, 45, 0, 0, 7);
    context.fill();
  }
  for (let whisker = 0; whisker < 8; whisker++) {
    context.strokeStyle = '#f5f0e6';
    context.beginPath();
    context.moveTo(600, 560 + 12 * whisker);
    context.lineTo(whisker % 2 === 0 ? 150 : 1050, 500 + 20 * whisker);
    context.stroke();
  }
  return sharp(canvas.toBuffer('image/png')).blur(1).jpeg({ quality: 70 }).toBuffer();
}
