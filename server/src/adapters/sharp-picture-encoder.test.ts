import { aPng } from '@keydate/reader/test/a-png';
import { sharpPictureEncoder } from './sharp-picture-encoder';

const encode = async () => (await sharpPictureEncoder.encodeSquare(aPng({ width: 40, height: 30 }), 20)).outcome;

test('sixteen pictures are taken at once, further ones are not, and there is room again afterwards', async () => {
  const outcomes = await Promise.all(Array.from({ length: 40 }, encode));
  expect(outcomes.filter((outcome) => outcome === 'encoded')).toHaveLength(16);
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(24);
  expect(await encode()).toBe('encoded');
});
