import { navigationEntries, wrongEntry, wrongIcon } from './navigation';

const entry = { title: 'Reports', page: 'reports', icon: 'FileText' };

test('an entry that is not understood costs only itself', () => {
  const entries = [entry, { ...entry, icon: 'Unheard' }, 7, { ...entry, title: 'A title of a newer contract' }];
  expect(navigationEntries.parse(entries)).toEqual([entry]);
  expect(navigationEntries.parse('none')).toEqual([]);
});

test.each([
  [{ page: 'other' }, 'the entry "Reports" opens the page "other", which the card does not have'],
  [{ page: 'constructor' }, 'the entry "Reports" opens the page "constructor", which the card does not have'],
  [{ page: 'front' }, 'the entry "Reports" opens a page that is not for members'],
  [{ page: 'one' }, 'the entry "Reports" opens a page whose address has a parameter'],
  [{ slot: 'count' }, 'the entry "Reports" has the slot "count", which the card does not have'],
  [{}, undefined],
])('an entry opens a page of its own card: %j', (change, sentence) => {
  const pages = {
    reports: { path: '/reports', audiences: ['member'] },
    front: { path: '/front', audiences: ['visitor'] },
    one: { path: '/reports/:id', audiences: ['member'] },
  };
  expect(wrongEntry({ ...entry, ...change }, { pages, slots: [] })).toBe(sentence);
});

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;

test.each([
  [svg('<path d="M2 2h16" fill="none" stroke="currentColor"/><use href="#a"/>'), undefined],
  ['<html></html>', 'a.svg is no SVG picture.'],
  [svg('<script>alert(1)</script>'), 'a.svg has a script or refers to other files; an icon may only draw.'],
  [
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    'a.svg has a script or refers to other files; an icon may only draw.',
  ],
  [svg('<g onload = "alert(1)"/>'), 'a.svg has a script or refers to other files; an icon may only draw.'],
  [
    svg('<image href="https://pictures.example/a.png"/>'),
    'a.svg has a script or refers to other files; an icon may only draw.',
  ],
  [svg('<a xlink:href="javascript:alert(1)"/>'), 'a.svg has a script or refers to other files; an icon may only draw.'],
  [
    svg('<path fill="url(https://pictures.example/a)"/>'),
    'a.svg has a script or refers to other files; an icon may only draw.',
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="24"/>', 'a.svg needs viewBox="0 0 24 24", the size of all icons.'],
  [svg('<path fill="#c00"/>'), 'a.svg has the color "#c00": an icon has only currentColor, that of its text.'],
  [svg('x'.repeat(10_001)), 'a.svg has more than 10 kB; an icon needs less.'],
])('an icon only draws: %s', (content, sentence) => {
  expect(wrongIcon('a.svg', content)).toBe(sentence);
});
