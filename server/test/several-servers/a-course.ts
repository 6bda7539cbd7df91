import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { TestPerson } from '../people';
import type { Site, Trouble } from './sites';
import { openTab, type Tab } from './tab';

export const PEOPLE = 3;
const TABS_PER_PERSON = 2;
const PAUSE_MAX_MS = 40;
const AGREEMENT_MS = 60_000;

/** How a message is sent, and the trouble on its way. */
const how = fc.oneof(
  { weight: 6, arbitrary: fc.constant('plainly' as const) },
  // the answer is lost, and it is sent again
  { weight: 2, arbitrary: fc.constant('cut off' as const) },
  // a second tab sends the same at the same moment
  { weight: 1, arbitrary: fc.constant('twice at once' as const) },
  { weight: 1, arbitrary: fc.constant('again' as const) },
  // the answer is lost, and the person does not send it again
  { weight: 1, arbitrary: fc.constant('left alone' as const) },
);
const aSending = fc.record({
  from: fc.nat(PEOPLE - 1),
  to: fc.nat(PEOPLE - 2),
  tab: fc.nat(TABS_PER_PERSON - 1),
  pauseMs: fc.nat(PAUSE_MAX_MS),
  how,
});
type Sending = typeof aSending extends fc.Arbitrary<infer T> ? T : never;

/** The messages that people write to each other, and the troubles meanwhile, each after a number of messages. */
export function aCourse(messages: number, troubles: readonly Trouble[]) {
  const trouble = fc.record({ after: fc.nat(messages - 1), what: fc.constantFrom(...troubles) });
  return fc.record({
    sendings: fc.array(aSending, { minLength: messages, maxLength: messages }),
    troubles: fc.array(trouble, { minLength: 1, maxLength: 2 }),
  });
}
export type Course = ReturnType<typeof aCourse> extends fc.Arbitrary<infer T> ? T : never;

/** The result of a course. */
export interface Ended {
  /** By the tab that sent them: the acknowledged messages, in their order. */
  acknowledged: { id: string; words: string; conversation: string }[][];
  /** The words of all that was sent, by the id. */
  sent: Map<string, string>;
  /** For each conversation, what every tab of both people shows in the end. */
  shown: { conversation: string; tabs: { id: string; words: string; number: number }[][] }[];
}

export async function runCourse(site: Site, people: readonly TestPerson[], course: Course): Promise<Ended> {
  const origins = site.servers.map(({ origin }) => origin);
  const tabs = people.map((person, at) =>
    Array.from({ length: TABS_PER_PERSON }, (_, nth) =>
      openTab(
        origins,
        at + nth,
        person,
        people.filter(({ id }) => id !== person.id).map(({ id }) => id),
      ),
    ),
  );
  const sent = new Map<string, string>();
  let count = 0;
  let repaired: Promise<void> = Promise.resolve();
  const countOne = () => {
    const due = course.troubles.filter(({ after }) => after === count);
    count += 1;
    for (const { what } of due) repaired = repaired.then(() => site.troubles[what]?.());
  };

  const write = async (own: readonly Tab[], { from, to, tab, pauseMs, how: way }: Sending) => {
    const others = people.filter((_, at) => at !== from);
    const receiverId = others[to]!.id;
    const id = randomUUID();
    const words = `message ${sent.size} to ${to}`;
    const message = { receiverId, words, id, isCut: way === 'cut off' };
    sent.set(id, words);
    await setTimeout(pauseMs);
    countOne();
    const by = own[tab]!;
    if (way === 'left alone') {
      await by.sendAndLeave(message);
      return [];
    }
    const both = way === 'twice at once' ? own : [by];
    await Promise.all(both.map((one) => one.send(message)));
    if (way === 'again') await by.send(message);
    return [{ id, words, conversation: conversationOf(people[from]!.id, receiverId) }];
  };
  /** A tab sends one message after the other. */
  const writeAll = async (own: readonly Tab[], from: number, tab: number) => {
    const acknowledged = [];
    for (const sending of course.sendings)
      if (sending.from === from && sending.tab === tab) acknowledged.push(...(await write(own, sending)));
    return acknowledged;
  };

  try {
    const acknowledged = await Promise.all(tabs.flatMap((own, from) => own.map((_, tab) => writeAll(own, from, tab))));
    await repaired;
    return { acknowledged, sent, shown: await shownInTheEnd(tabs, people) };
  } finally {
    await repaired;
    tabs.flat().forEach((tab) => tab.close());
  }
}

/**
 * The messages that the tabs show once all have settled. A message whose tab did not wait may be stored after some
 * tabs have settled.
 */
async function shownInTheEnd(tabs: readonly Tab[][], people: readonly TestPerson[]): Promise<Ended['shown']> {
  const end = performance.now() + AGREEMENT_MS;
  for (;;) {
    await Promise.all(tabs.flat().map((tab) => tab.settle()));
    const shown = shownBy(tabs, people);
    const isAgreed = shown.every(({ tabs: [first, ...others] }) =>
      others.every(({ length }) => length === first?.length),
    );
    if (isAgreed || performance.now() > end) return shown;
  }
}

function conversationOf(one: string, other: string): string {
  return [one, other].sort().join(' and ');
}

function shownBy(tabs: readonly Tab[][], people: readonly TestPerson[]): Ended['shown'] {
  const seen = (person: number, other: number) =>
    tabs[person]!.map((tab) =>
      tab.shown(people[other]!.id).map(({ _id: id, message_content: words, number }) => ({ id, words, number })),
    );
  return people.flatMap(({ id }, at) =>
    people.slice(0, at).map((other, before) => ({
      conversation: conversationOf(id, other.id),
      tabs: [...seen(at, before), ...seen(before, at)],
    })),
  );
}
