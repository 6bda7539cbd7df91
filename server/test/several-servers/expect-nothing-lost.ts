import fc from 'fast-check';
import type { TestPerson } from '../people';
import { aCourse, PEOPLE, runCourse, type Ended } from './a-course';
import type { Site, Trouble } from './sites';

export interface Courses {
  count: number;
  /** The size of each course. */
  messages: number;
  seed: number;
}

/** Runs random courses at a site, and expects that both sides of each conversation see each acknowledged message once. */
export async function expectNothingLost(
  openSite: () => Promise<Site>,
  { count, messages, seed }: Courses,
): Promise<void> {
  const site = await openSite();
  const groups = await createGroups(site, count);
  const troubles = Object.keys(site.troubles) as Trouble[];
  try {
    await fc.assert(
      fc.asyncProperty(aCourse(messages, troubles), async (course) => {
        expectOneOrder(await runCourse(site, groups.pop() ?? [], course));
      }),
      // a course takes seconds, and another run with the same seed has other timings
      { numRuns: count, seed, endOnFailure: true },
    );
  } finally {
    await site.close();
  }
}

/** Before anything breaks: the people who write in each course. */
async function createGroups(site: Site, count: number): Promise<TestPerson[][]> {
  const groups = [];
  while (groups.length < count) groups.push(await site.colleagues(PEOPLE));
  return groups;
}

/** On every tab, each acknowledged message once and in one order. */
export function expectOneOrder({ acknowledged, sent, shown }: Ended): void {
  for (const { conversation, tabs } of shown) {
    const [first = [], ...others] = tabs;
    // one order, without gaps, on every tab of both
    expect(first.map(({ number }) => number)).toEqual(first.map((_, at) => at + 1));
    for (const other of others) expect(other).toEqual(first);
    // each once, as it was sent
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
    for (const { id, words } of first) expect(words).toBe(sent.get(id));
    // what one tab wrote later comes later
    const places = new Map(first.map(({ id }, at) => [id, at]));
    for (const ofTab of acknowledged) {
      const inOrder = ofTab.filter((one) => one.conversation === conversation).map(({ id }) => places.get(id));
      expect(inOrder).not.toContain(undefined);
      expect(inOrder).toEqual(inOrder.toSorted((left, right) => Number(left) - Number(right)));
    }
  }
}
