import { remoteCard } from '@keydate/contracts/registry';
import { isAtPath } from '@keydate/domain/page-path';
import { audienceOf, findPage, siteMap } from '@keydate/shell';
import { startWorld } from '../worlds/start-world';
import { VIEWERS } from '../worlds/viewers';
import type { WorldPlans } from '../worlds/world-plan';
import { aRegistry } from '../remotes/a-registry';

/** The facts that hold for the worlds of every remote; `cardFile` is its remote.json as it is. */
export function describeWorlds(worlds: WorldPlans, cardFile: unknown): void {
  const card = remoteCard.parse(cardFile);
  const pages = siteMap(aRegistry(card));
  const entries = Object.entries(worlds);

  describe('the worlds of QA', () => {
    it.each(entries)('%s opens at a page of the remote, or shows a member one of its slots', (_name, plan) => {
      const { person } = startWorld(plan, plan.viewer, () => undefined);
      const audience = audienceOf(person);
      const hasSlots = audience === 'member' && card.slots.length > 0;

      expect(hasSlots || findPage(pages, audience, pathOf(plan.at)) !== undefined).toBe(true);
    });

    it.each(entries)('%s starts for every viewer', (_name, plan) => {
      for (const viewer of VIEWERS) expect(() => startWorld(plan, viewer, () => undefined)).not.toThrow();
    });

    it('open every page of the remote', () => {
      const opened = entries.map(([, { at }]) => pathOf(at));
      const unopened = Object.values(card.pages).filter(({ path }) => !opened.some((at) => isAtPath(path, at)));
      expect(unopened).toEqual([]);
    });

    it('have titles by which they can be told apart', () => {
      expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    });
  });
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
