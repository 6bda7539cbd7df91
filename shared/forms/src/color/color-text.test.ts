import { rgbOf, opacityOf, withRgb, withOpacity } from './color-text';

test('the color picker shows a color without its opacity', () => {
  expect(rgbOf('#1A2B3C80')).toBe('#1a2b3c');
  expect(rgbOf('not yet a color')).toBe('#000000');
});

test('another color has the same opacity', () => {
  expect(withRgb('#00000080', '#1a2b3c')).toBe('#1a2b3c80');
  expect(withRgb('#000000', '#1a2b3c')).toBe('#1a2b3c');
});

test('the default secondary color is black at half opacity', () => {
  expect(opacityOf('#00000080')).toBe(50);
  expect(withOpacity('#000000', 50)).toBe('#00000080');
});

test('a fully opaque color has no alpha digits', () => {
  expect(opacityOf('#1a2b3c')).toBe(100);
  expect(withOpacity('#1a2b3c80', 100)).toBe('#1a2b3c');
});
