import { isLikeTitle } from './same-title';

describe('two titles may be one where at most 15 letters in a hundred differ', () => {
  const titled = (title: string) => ({ cells: { item: '', reference: '', title, date: '' } });
  const isLikeWith = (misread: number) =>
    isLikeTitle(titled('a'.repeat(100)), titled('b'.repeat(misread) + 'a'.repeat(100 - misread)));

  test('just inside: they may be', () => expect(isLikeWith(15)).toBe(true));
  test('just outside: they are two', () => expect(isLikeWith(16)).toBe(false));
});
