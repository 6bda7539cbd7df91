import { tabStorage } from '@keydate/client';
import { z } from 'zod';
import { keptEntries } from './kept-entries';

const NAME = 'keydate.test';
const entries = keptEntries(tabStorage, NAME, z.object({ street: z.string() }));

beforeEach(() => window.sessionStorage.clear());

test('an entry comes back under its key as it was, and under no other', () => {
  entries.save('ada', { street: '14 Juniper Way' });
  entries.save('grace', { street: '9 Harrow Lane' });

  expect(entries.load('ada')).toEqual({ street: '14 Juniper Way' });
  expect(entries.load('nobody')).toBeNull();
});

test('the last entry that is let go of leaves nothing behind', () => {
  entries.save('ada', { street: '14 Juniper Way' });
  entries.clear('grace');
  expect(window.sessionStorage.length).toBe(1);
  entries.clear('ada');
  expect(window.sessionStorage.length).toBe(0);
});

test('an entry of another shape is no entry, and stays until it is written over', () => {
  window.sessionStorage.setItem(NAME, '{"ada":{"road":"14 Juniper Way"}}');
  entries.save('grace', { street: '9 Harrow Lane' });

  expect(entries.load('ada')).toBeNull();
  expect(window.sessionStorage.getItem(NAME)).toContain('14 Juniper Way');
});

test.each(['', 'not json', '[]', '{}', 'null'])('what holds no entries (%p) is left alone', (text) => {
  window.sessionStorage.setItem(NAME, text);

  expect(entries.load('ada')).toBeNull();
});
