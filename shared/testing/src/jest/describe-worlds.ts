import type { Call } from '@keydate/contracts/call';
import { remoteCard } from '@keydate/contracts/registry';
import { listSessions } from '@keydate/contracts/sessions';
import { isAtPath } from '@keydate/domain/page-path';
import { fakeServer } from '../fake-server/fake-server';
import { fakes } from '../fake-server/fakes';
import { anAccount, aWorld } from '../fake-server/world';
import { startWorld } from '../worlds/start-world';
import { personOf, VIEWERS, type Viewer } from '../worlds/viewers';
import type { WorldPlan, WorldPlans } from '../worlds/world-plan';

/** The calls that read without parameters. The list of sessions is not among them: the fake server takes it from a browser. */
const READS = fakes
  .map(({ call }): Call => call)
  .filter((call) => call.method === 'GET' && !call.params && !call.query && call !== listSessions);

/**
 * Declares the facts that hold for the worlds of every remote, in Node: nothing is rendered. `npm run nightly` opens each world
 * in a browser.
 * @param cardFile the remote's remote.json, not parsed
 */
export function describeWorlds(worlds: WorldPlans, cardFile: unknown): void {
  const card = remoteCard.parse(cardFile);
  const pages = Object.values(card.pages);
  const entries = Object.entries(worlds);
  const namesOf = (picked: typeof entries) => picked.map(([name]) => name);

  describe('the worlds of QA', () => {
    it('open at a page of the remote, or show a member one of its slots', () => {
      const lost = entries.filter(([, { viewer, at }]) => {
        const audience = audienceOf(viewer);
        const hasPage = pages.some(({ path, audiences }) => audiences.includes(audience) && isAtPath(path, pathOf(at)));
        return !hasPage && !(audience === 'member' && card.slots.length > 0);
      });
      expect(namesOf(lost)).toEqual([]);
    });

    it('open every page of the remote', () => {
      const unopened = pages.filter(({ path }) => !entries.some(([, { at }]) => isAtPath(path, pathOf(at))));
      expect(unopened.map(({ path }) => `No world of qa/worlds.ts opens ${path}.`)).toEqual([]);
    });

    it('have titles by which they can be told apart', () => {
      expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    });

    it.each(entries)('%s starts for every viewer, and its answers fit the contracts', async (_name, plan) => {
      for (const viewer of VIEWERS) startWorld(plan, viewer, () => undefined);
      expect(await failedReads(plan)).toEqual([]);
    });
  });
}

function audienceOf(viewer: Viewer) {
  return viewer === 'visitor' || viewer === 'withoutCompany' ? viewer : 'member';
}

/** Paths of the reads that the first viewer's world cannot answer; faults that the world is about are left out. */
async function failedReads(plan: WorldPlan): Promise<string[]> {
  const plain = personOf(plan.viewer);
  const person = plain && (plan.adjustPerson?.(plain) ?? plain);
  const world = aWorld({ ...plan.world(person), latencyMs: 0, faults: [] });
  if (person) world.accounts = [anAccount(person), ...world.accounts];
  const { answer, signIn } = fakeServer(world);
  const headers = person ? { Authorization: `Bearer ${signIn(person._id)}` } : undefined;
  const fails = ({ path }: Call) =>
    answer(new Request(`http://keydate.example/api/v1/user/${path}`, { headers })).then(
      ({ status }) => status >= 500,
      () => true,
    );
  const failed = await Promise.all(READS.map(fails));
  return READS.filter((_call, at) => failed[at]).map(({ path }) => path);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
