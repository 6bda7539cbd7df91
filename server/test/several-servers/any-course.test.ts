import fc from 'fast-check';
import type { TestPerson } from '../people';
import { closeDevices } from '../sockets';
import { aCourse, PEOPLE, runCourse, type Ended } from './a-course';
import { SITES, type Site, type Trouble } from './sites';

/** `npm run soak:chat` sends more of them. */
const MESSAGES = Number(process.env.SOAK_MESSAGES ?? 500);
const MESSAGES_PER_COURSE = 250;
const COURSES = Math.ceil(MESSAGES / MESSAGES_PER_COURSE);

afterEach(closeDevices);

for (const [name, openSite] of SITES) {
  test(
    `${name}: whatever breaks, both sides see each acknowledged message once and in one order`,
    async () => {
      const site = await openSite();
      const groups = await createGroups(site);
      const troubles = Object.keys(site.troubles) as Trouble[];
      const options = {
        numRuns: COURSES,
        seed: process.env.SOAK_SEED ? Number(process.env.SOAK_SEED) : 20261123,
        // a course takes seconds, and another run of the same does not repeat its moments
        endOnFailure: true,
      };
      try {
        await fc.assert(
          fc.asyncProperty(aCourse(MESSAGES_PER_COURSE, troubles), async (course) => {
            expectNothingLost(await runCourse(site, groups.pop() ?? [], course));
          }),
          options,
        );
      } finally {
        await site.close();
      }
    },
    60 * 60_000,
  );
}

/** Before anything breaks: who writes in each course. */
async function createGroups(site: Site): Promise<TestPerson[][]> {
  const groups = [];
  while (groups.length < COURSES) groups.push(await site.colleagues(PEOPLE));
  return groups;
}

function expectNothingLost({ acknowledged, sent, shown }: Ended): void {
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
