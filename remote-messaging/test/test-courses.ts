import { installFakeServer } from '@keydate/testing/jest';
import fc from 'fast-check';
import { aCourse, calmDown, take } from './a-course';
import { aWorldOfThree, openTab } from './a-tab';
import { faultsIn, missingIn, outdatedIn } from './faults-in';

/** Takes tabs through so many courses. A failure prints its seed and the path of its course: both, given here, run that course alone. */
export function testCourses(courses: { numRuns: number; seed?: number; path?: string }): void {
  const serve = installFakeServer();

  beforeEach(() => {
    jest.useFakeTimers();
    // when a tab looks after a broken link is by chance
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => jest.useRealTimers());

  test('whatever happens to a tab and its network, each message is shown once and in order, and nothing typed is lost', async () => {
    const anyCourse = fc.asyncProperty(aCourse, async (course) => {
      const tab = openTab(serve(aWorldOfThree()));
      try {
        for (const step of course) {
          await take(tab, step);
          expect(faultsIn(tab)).toEqual([]);
        }
        tab.server.sockets.writeUnheard('marisol', 'wren', tab.newWord());
        await calmDown(tab);
        expect(missingIn(tab)).toEqual([]);

        tab.network.setStatus('error');
        await calmDown(tab);
        expect(outdatedIn(tab)).toEqual([]);

        // the person sends failed messages again
        tab.state().outbox.forEach(({ id }) => tab.messaging().retry(id));
        await calmDown(tab);
        expect(tab.state().outbox).toEqual([]);
        expect(outdatedIn(tab)).toEqual([]);
      } finally {
        tab.close();
      }
    });
    await fc.assert(anyCourse, courses);
  });
}
