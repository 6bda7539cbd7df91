import { catchUp } from '@keydate/contracts/socket';
import fc from 'fast-check';
import type { Tab } from './a-tab';

const OTHERS = ['marisol', 'tobias'] as const;
const PAUSES_MS = [0, 200, 1000, 5000, 30_000];

interface Choice {
  /** With whom the conversation is. */
  who: (typeof OTHERS)[number];
  /** Which of several, and how. */
  at: number;
}
type Step = (tab: Tab, choice: Choice) => Promise<void> | void;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const isOdd = (at: number) => at % 2 === 1;
/** A message that the person may send again or take back. */
const unsentOf = (tab: Tab, at: number) =>
  pick(
    tab.state().outbox.filter(({ state }) => state !== 'sending'),
    at,
  );

/** The steps that may happen, each with its frequency. */
const STEPS = {
  types: [6, (tab, { who }) => tab.type(who)],
  attaches: [3, (tab, { who }) => tab.attach(who)],
  sends: [8, (tab, { who }) => tab.send(who)],
  arrives: [20, ({ network }, { at }) => network.arrive(at)],
  'arrives in order': [10, ({ network }) => network.arrive(0)],
  'is lost': [4, ({ network }, { at }) => network.lose(at, isOdd(at))],
  'arrives twice': [3, ({ network }, { at }) => network.repeat(at)],
  'connection breaks': [2, ({ network }, { at }) => network.setStatus('error', isOdd(at))],
  'connection fails': [1, ({ network }, { at }) => network.setStatus('failed', isOdd(at))],
  'connection is back': [4, ({ network }) => network.setStatus('connected')],
  'servers are linked again': [1, ({ server }) => server.sockets.emit('wren', catchUp, undefined)],
  'time passes': [6, (tab, { at }) => tab.pass(pick(PAUSES_MS, at))],
  'the other writes': [4, (tab, { who }) => void tab.server.sockets.write(who, 'wren', tab.newWord())],
  'the other writes unheard': [3, (tab, { who }) => void tab.server.sockets.writeUnheard(who, 'wren', tab.newWord())],
  'another device writes': [2, (tab, { who }) => void tab.server.sockets.write('wren', who, tab.newWord())],
  'another device reads': [2, (tab, { who }) => tab.readElsewhere(who)],
  'the server refuses': [
    4,
    ({ server }, { at }) => {
      server.world.chat.sending = isOdd(at) ? 'MESSAGES_TOO_FAST' : 'stored';
    },
  ],
  opens: [4, (tab, { who }) => tab.messaging().openThread(who)],
  reads: [3, (tab, { who }) => tab.messaging().markRead(who)],
  'goes back': [
    1,
    (tab, { who }) =>
      void tab
        .messaging()
        .loadOlder(who)
        .catch(() => undefined),
  ],
  retries: [3, (tab, { at }) => tab.messaging().retry(unsentOf(tab, at)?.id ?? '')],
  discards: [1, (tab, { at }) => tab.discard(unsentOf(tab, at)?.id ?? '')],
  'turns to another tab': [1, (tab, { at }) => tab.look(isOdd(at))],
  'leaves the page': [1, (tab, { at }) => tab.show(isOdd(at))],
  reloads: [1, (tab) => tab.reload()],
  'signs in again': [1, (tab) => tab.signInAgain()],
} satisfies Record<string, [number, Step]>;

const names = Object.keys(STEPS) as (keyof typeof STEPS)[];
const aStep = fc.record({
  what: fc.oneof(...names.map((name) => ({ weight: STEPS[name][0], arbitrary: fc.constant(name) }))),
  who: fc.constantFrom(...OTHERS),
  at: fc.nat(99),
});

/** A random course: steps of a person in a tab, of its network and of other people. */
export const aCourse = fc.array(aStep, { minLength: 20, maxLength: 80, size: 'max' });

/** Takes one step, and waits for its effects that need no network. */
export async function take(tab: Tab, { what, ...choice }: typeof aStep extends fc.Arbitrary<infer S> ? S : never) {
  const step: Step = STEPS[what][1];
  await step(tab, choice);
  await tab.pass();
}

/** Ends the course: everything works again, and all that is on its way arrives. */
export async function calmDown(tab: Tab): Promise<void> {
  const { network, server } = tab;
  server.world.chat.sending = 'stored';
  tab.show(true);
  tab.look(true);
  network.setStatus('connected');
  // longer than the longest pause before another attempt and the next check after it; requests do not wait until they time out
  for (let passed = 0; passed <= 70_000; passed += 10_000) {
    await arriveAll(tab);
    await tab.pass(10_000);
  }
  await arriveAll(tab);
}

async function arriveAll(tab: Tab): Promise<void> {
  while (tab.network.count() > 0) {
    await tab.network.arrive(0);
    await tab.pass();
  }
}
