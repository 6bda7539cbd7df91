import { aRegistry, aRelease } from './a-release';
import {
  moved,
  movedBack,
  releasesInUse,
  started,
  withHost,
  withHostBefore,
  withoutRemote,
  withRelease,
  withScope,
} from './pointer';

const change = { by: 'june@homes.example', at: '2026-11-23T10:00:00.000Z' };

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
  expect(movedBack('billing', pointer, change)).toMatchObject({
    current: { release: 'one' },
    previous: [],
    setBy: 'release',
    madeLive: { action: 'rollback', ...change },
  });
});

test('after a rollback, a new release is live since it was released', () => {
  const back = movedBack(
    'billing',
    moved(moved(undefined, aRelease('one'), 'start'), aRelease('two'), 'start'),
    change,
  );
  expect(moved(back, aRelease('three'), 'release').madeLive).toBeUndefined();
});

test('a rollback with nothing before it is refused in a sentence', () => {
  expect(() => movedBack('billing', moved(undefined, aRelease('one'), 'start'), change)).toThrow(
    'There is no earlier release of billing.',
  );
});

describe('a rollback to a named release', () => {
  const pointer = ['one', 'two', 'three', 'four']
    .map((name) => aRelease(name))
    .reduce<ReturnType<typeof moved> | undefined>((before, release) => moved(before, release, 'release'), undefined);

  test('makes it live at once, without those between', () => {
    const back = movedBack('billing', pointer, change, 'two');
    expect(back.current.release).toBe('two');
    expect(back.previous.map(({ release }) => release)).toEqual(['one']);
  });

  test('withdraws what some people have', () => {
    const rolledOut = { ...pointer!, rollOut: { percent: 10, people: [], release: aRelease('five') } };
    const withdrawn = { release: 'five', ...change };
    expect(movedBack('billing', rolledOut, change, 'two')).toEqual({
      ...movedBack('billing', pointer, change, 'two'),
      withdrawn,
    });
    expect(movedBack('billing', rolledOut, change, 'four')).toEqual({ ...pointer, withdrawn });
  });

  test.each(['four', 'five'])('is refused where it is no earlier one: %s', (to) => {
    expect(() => movedBack('billing', pointer, change, to)).toThrow(`${to} is no earlier release of billing`);
  });

  test('is the same for the host', () => {
    const hosts = ['h2', 'h3'].reduce(
      (present, release) => withHost(present, { ...present.host, release }),
      aRegistry({}),
    );
    expect(withHostBefore(hosts, change, 'h1')).toMatchObject({ host: { release: 'h1' }, previousHosts: [] });
    expect(() => withHostBefore(hosts, change, 'h3')).toThrow('h3 is no earlier release of the host');
  });
});

describe('a release for some people', () => {
  const some = { percent: 10, people: ['june@homes.example'] };
  const present = aRegistry({ billing: aRelease('one') });
  const rolledOut = withRelease(present, 'billing', aRelease('two'), some);

  test('leaves everybody else the one that is live', () => {
    const pointer = rolledOut.remotes.billing!;
    expect(pointer).toMatchObject({
      current: { release: 'one' },
      rollOut: { ...some, release: { release: 'two' } },
      previous: [],
    });
    expect(releasesInUse(pointer).map(({ release }) => release)).toEqual(['one', 'two']);
  });

  test('goes to more people, and at 100 percent to everybody', () => {
    const more = withScope(rolledOut, 'billing', { percent: 50, people: [] }, change);
    expect(more.remotes.billing?.rollOut).toMatchObject({ percent: 50, people: [], release: { release: 'two' } });
    const all = withScope(more, 'billing', { percent: 100, people: [] }, change).remotes.billing;
    expect(all).toMatchObject({ current: { release: 'two' }, previous: [{ release: 'one' }], setBy: 'release' });
    expect(all?.rollOut).toBeUndefined();
    expect(all?.madeLive).toEqual({ action: 'roll-out', ...change });
  });

  test('is withdrawn by a rollback, and what is live stays as it was set', () => {
    const why = { ...change, reason: 'Prices are wrong' };
    const pointer = movedBack('billing', rolledOut.remotes.billing, why);
    expect(pointer).toEqual({ ...present.remotes.billing, withdrawn: { release: 'two', ...why } });
  });

  test('is remembered as withdrawn over a start with the same build, until the next release', () => {
    const back = movedBack('billing', rolledOut.remotes.billing, change);
    expect(started(back, aRelease('one'), present.host).withdrawn).toMatchObject({ release: 'two' });

    const after = { ...present, remotes: { billing: back } };
    for (const scope of [some, undefined])
      expect(withRelease(after, 'billing', aRelease('three'), scope).remotes.billing?.withdrawn).toBeUndefined();
  });

  test('ends when another one goes live for everybody', () => {
    const { billing } = withRelease(rolledOut, 'billing', aRelease('three'), undefined).remotes;
    expect(billing).toMatchObject({ current: { release: 'three' }, previous: [{ release: 'one' }] });
    expect(billing?.rollOut).toBeUndefined();
  });

  test('is refused where everybody has it', () => {
    expect(() => withRelease(present, 'billing', aRelease('one'), some)).toThrow(
      'billing one is live for everybody already: it has no change to roll out.',
    );
  });

  test('is refused where the others would have none', () => {
    expect(() => withRelease(aRegistry({}), 'billing', aRelease('one'), some)).toThrow(
      'billing has no release that everybody else could keep. Release it to everybody first.',
    );
    expect(() => withScope(present, 'billing', some, change)).toThrow('No release of billing is being rolled out.');
  });
});

describe('a remote that is removed', () => {
  const present = aRegistry({ billing: aRelease('one'), landing: aRelease('l1', { name: 'landing' }) });
  const removed = withoutRemote(present, 'billing', { ...change, reason: 'Nobody buys this way' });

  test('is in the registry no more, with who removed it and why; the others stay', () => {
    const { billing: _gone, ...others } = present.remotes;
    expect(removed.remotes).toEqual(others);
    expect(removed.removed).toEqual({ billing: { ...change, reason: 'Nobody buys this way' } });
  });

  test('is back with its next release, without the history from before', () => {
    const back = withRelease(removed, 'billing', aRelease('two'), undefined);
    expect(back.remotes.billing).toMatchObject({ current: { release: 'two' }, previous: [] });
    expect(back.removed).toEqual({});
  });

  test.each(['reports', 'host', 'constructor'])('is one that there is: %s is refused', (name) => {
    expect(() => withoutRemote(present, name, { ...change, reason: 'why' })).toThrow(
      `There is no remote ${name} in the registry.`,
    );
  });
});
