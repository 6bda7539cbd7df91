import { tabStorage } from '@keydate/client';
import fc from 'fast-check';
import { z } from 'zod';
import { persistedEntries } from './persisted-entries';

const NAME = 'keydate.test';
const open = () => persistedEntries({ storage: tabStorage, name: NAME, schema: z.object({ street: z.string() }) });
const JUNIPER = { street: '14 Juniper Way' };
const HARROW = { street: '9 Harrow Lane' };

beforeEach(() => window.sessionStorage.clear());

test('after a reload an entry is found under its key, and under no other', () => {
  open().save('ada', JUNIPER);

  expect(open().load('ada')).toEqual(JUNIPER);
  expect(open().load('grace')).toBeNull();
});

test('after any saves and clears, each key has its latest entry, before and after a reload', () => {
  const key = fc.oneof(fc.constantFrom('ada', 'grace', '__proto__', 'toString', '7'), fc.string());
  const entry = fc.option(fc.record({ street: fc.string() }));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, entry)), (steps) => {
      window.sessionStorage.clear();
      const entries = open();
      const expected = new Map<string, { street: string } | null>();
      for (const [name, street] of steps) {
        if (street) entries.save(name, street);
        else entries.clear(name);
        expected.set(name, street);
      }
      for (const [name, last] of expected) {
        expect(entries.load(name)).toEqual(last);
        expect(open().load(name)).toEqual(last);
      }
      const isEmpty = Array.from(expected.values()).every((last) => last === null);
      expect(window.sessionStorage).toHaveLength(isEmpty ? 0 : 1);
    }),
  );
});

test('once the last entry is cleared, nothing remains in the browser', () => {
  const entries = open();
  entries.save('ada', JUNIPER);
  entries.clear('grace');
  expect(window.sessionStorage).toHaveLength(1);

  entries.clear('ada');
  expect(window.sessionStorage).toHaveLength(0);
});

test('an entry of another shape counts as missing, and is not deleted until it is overwritten', () => {
  window.sessionStorage.setItem(NAME, '{"ada":{"road":"14 Juniper Way"}}');
  const entries = open();
  entries.save('grace', HARROW);

  expect(entries.load('ada')).toBeNull();
  expect(window.sessionStorage.getItem(NAME)).toContain('14 Juniper Way');

  entries.save('ada', JUNIPER);
  expect(entries.load('ada')).toEqual(JUNIPER);
});

test.each(['', 'not json', '[]', '{}', 'null', '7'])('a storage with the text %p has no entries', (text) => {
  window.sessionStorage.setItem(NAME, text);

  expect(open().load('ada')).toBeNull();
});

test('an entry is the same object at each load until the storage changes, even if another page changes it', () => {
  open().save('ada', JUNIPER);
  const entries = open();
  const first = entries.load('ada');

  expect(entries.load('ada')).toBe(first);
  open().save('ada', HARROW);
  expect(entries.load('ada')).toEqual(HARROW);
});

test('a listener is called after each change, until it unsubscribes', () => {
  const entries = open();
  const listener = jest.fn();
  const unsubscribe = entries.subscribe(listener);

  entries.save('ada', JUNIPER);
  entries.clear('ada');
  expect(listener).toHaveBeenCalledTimes(2);
  entries.clear('ada');
  unsubscribe();
  entries.save('ada', JUNIPER);
  expect(listener).toHaveBeenCalledTimes(2);
});
