import { composeMail } from './compose-mail';
import { DARK, LIGHT, STYLES } from './mail-look';

const mail = composeMail({
  to: 'june@mail.example',
  subject: '246813 is your code',
  lines: ['Hello <June> & all,', { emphasis: '246813' }],
});

test('a mail says the same as text and as HTML', () => {
  expect(mail.text).toContain('Hello <June> & all,\n\n    246813\n');
  expect(mail.html).toContain('Hello &#60;June&#62; &#38; all,');
  expect(mail.html).toMatch(/class="emphasis"[^>]*>246813</);
  expect(mail.html).toContain('<title>246813 is your code</title>');
});

test('a mail fetches nothing, so that nobody learns when it is read', () => {
  expect(mail.html).not.toMatch(/src=|href=|url\(|https?:/);
});

test('no quote in a style ends its attribute', () => {
  for (const style of Object.values(STYLES)) expect(style).not.toContain('"');
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('ink is readable on each ground of the %s set', (_set, { ink, softInk, paper, card, sunken }) => {
  for (const ground of [paper, card, sunken]) expect(contrast(ink, ground)).toBeGreaterThan(7);
  expect(contrast(softInk, paper)).toBeGreaterThan(4.5);
});

/** WCAG's contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
