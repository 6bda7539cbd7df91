import { aRelease } from './a-release';
import { moved, movedBack } from './pointer';

test('a release goes live, and the one before it remains available', () => {
  const first = moved(undefined, aRelease('one'), 'start');
  const second = moved(first, aRelease('two'), 'release');
  expect(second).toMatchObject({ current: { release: 'two' }, previous: [{ release: 'one' }], setBy: 'release' });
});

test('the last five releases before the live one remain, newest first', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const pointer = names
    .map((name) => aRelease(name))
    .reduce<ReturnType<typeof moved> | undefined>((before, release) => moved(before, release, 'release'), undefined);
  expect(pointer?.previous.map(({ release }) => release)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('the same release twice is not its own predecessor', () => {
  const once = moved(moved(undefined, aRelease('one'), 'start'), aRelease('two'), 'start');
  expect(moved(once, aRelease('two'), 'start').previous.map(({ release }) => release)).toEqual(['one']);
});

test('a rollback makes the release before live, and counts as set by a release', () => {
  const pointer = moved(moved(undefined, aRelease('one'), 'start'), aRelease('two'), 'start');
  expect(movedBack('billing', pointer)).toMatchObject({ current: { release: 'one' }, previous: [], setBy: 'release' });
});

test('a rollback with nothing before it is refused in a sentence', () => {
  expect(() => movedBack('billing', moved(undefined, aRelease('one'), 'start'))).toThrow(
    'There is no earlier release of billing.',
  );
});
