import { rgbOf, strengthOf, withRgb, withStrength } from './color-text';

test('a color is picked without its strength', () => {
  expect(rgbOf('#1A2B3C80')).toBe('#1a2b3c');
  expect(rgbOf('not yet a color')).toBe('#000000');
});

test('another color keeps the strength', () => {
  expect(withRgb('#00000080', '#1a2b3c')).toBe('#1a2b3c80');
  expect(withRgb('#000000', '#1a2b3c')).toBe('#1a2b3c');
});

test('the default second color is black at half strength', () => {
  expect(strengthOf('#00000080')).toBe(50);
  expect(withStrength('#000000', 50)).toBe('#00000080');
});

test('a color of full strength says nothing of it', () => {
  expect(strengthOf('#1a2b3c')).toBe(100);
  expect(withStrength('#1a2b3c80', 100)).toBe('#1a2b3c');
});
