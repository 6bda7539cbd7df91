import { startWorld } from '../../worlds/start-world';
import type { WorldPlan } from '../../worlds/world-plan';
import { createDesk, type Desk } from './desk';
import { exportOfCalls } from './export-of-calls';

const plan: WorldPlan = { title: 'Plain', note: '', viewer: 'Agent', at: '/', world: () => ({ latencyMs: 0 }) };
const worlds = {
  plain: plan,
  invited: { ...plan, viewer: 'visitor', at: '/signup', arrival: { ref: 'E4H8' }, kept: () => ({ tab: { flow: 1 } }) },
} as const;

const setClock = jest.fn();
const aDesk = (first = {}) => createDesk({ worlds, startWorld }, first, setClock);

/** Asks on the stage of a desk who is signed in. */
function askOn(desk: Desk) {
  const headers = { Authorization: `Bearer ${desk.state().session.token}` };
  return () => desk.link.answer(new Request('http://localhost/api/v1/user/getUser', { headers }));
}

describe('the desk', () => {
  test('begins with the first world, as its plan says', () => {
    const { world, viewer, at, session } = aDesk().state();

    expect({ world, viewer, at }).toEqual({ world: 'plain', viewer: 'Agent', at: '/' });
    expect(session.person?.role).toBe('Agent');
    expect(session.token).not.toBeNull();
  });

  test('gives what was kept and what arrives to the first entrance of a run only', () => {
    const { link } = aDesk({ world: 'invited' });

    expect(link.enter().fresh).toEqual({ kept: { tab: { flow: 1 } }, arrival: { ref: 'E4H8' } });
    expect(link.enter().fresh).toBeNull();
  });

  test('keeps the session that the stage tells of when the stage is loaded again', () => {
    const { link } = aDesk();

    link.showSession({ person: null, token: null });

    expect(link.enter()).toMatchObject({ person: null, token: null });
  });

  test('holds the same ids each time a world begins, so that an address into it can be shared', () => {
    const desk = aDesk();
    const before = desk.state().session.person?._id;

    desk.start({ world: 'plain' });

    expect(desk.state().session.person?._id).toBe(before);
    expect(desk.state().run).toBe(2);
  });

  test('keeps its look when a world begins', () => {
    const desk = aDesk({ theme: 'dark' });
    expect(desk.state()).toMatchObject({ width: 'full', theme: 'dark' });

    desk.look({ width: '390' });
    expect(desk.state().run).toBe(1);
    desk.start({ world: 'invited' });

    expect(desk.state()).toMatchObject({ world: 'invited', width: '390', theme: 'dark', run: 2 });
  });

  test('shows a call while it is under way and once it is answered', async () => {
    const desk = aDesk();

    const response = await askOn(desk)();

    expect(response.status).toBe(200);
    expect(desk.state().exchanges).toMatchObject([{ method: 'GET', path: '/api/v1/user/getUser', status: 200 }]);
  });

  test('begins a world at the same moment each time, in both frames', () => {
    const desk = aDesk();
    const moment = () => Math.round((Date.now() + desk.link.enter().clockOffset) / 60_000);
    const before = moment();

    desk.start({ world: 'plain' });

    expect(moment() - before).toBeLessThanOrEqual(1);
    expect(setClock).toHaveBeenLastCalledWith(desk.link.enter().clockOffset);
  });

  test('lets the next call fail, and answers the one after it', async () => {
    const desk = aDesk();
    const ask = askOn(desk);
    desk.meddle('failed');

    expect((await ask()).status).toBe(500);
    expect(desk.state().nextCall).toBe('answered');
    expect((await ask()).status).toBe(200);
  });

  test('holds the next call until it is let go, and no other', async () => {
    const desk = aDesk();
    const ask = askOn(desk);
    desk.meddle('held');
    const held = ask();
    const after = await ask();
    expect(after.status).toBe(200);
    expect(desk.state()).toMatchObject({ held: 1, exchanges: [{ status: 0 }, { status: 200 }] });

    desk.release();

    expect((await held).status).toBe(200);
    expect(desk.state().held).toBe(0);
  });

  test('delays the next call by five seconds, and no other', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const desk = aDesk();
    const ask = askOn(desk);
    desk.meddle('delayed');
    const delayed = ask();
    expect((await ask()).status).toBe(200);

    await jest.advanceTimersByTimeAsync(4_990);
    expect(desk.state().exchanges).toMatchObject([{ status: 0 }, { status: 200 }]);
    await jest.advanceTimersByTimeAsync(10);
    expect((await delayed).status).toBe(200);
    jest.useRealTimers();
  });

  test('exports the calls of a run with the world in which they were made', async () => {
    const desk = aDesk();
    await askOn(desk)();

    const exported: unknown = JSON.parse(exportOfCalls(desk.state(), new Date('2026-06-10T16:06:00Z')));

    expect(exported).toMatchObject({
      world: 'plain',
      viewer: 'Agent',
      worldTime: '2026-06-10T16:06:00.000Z',
      calls: [{ method: 'GET', path: '/api/v1/user/getUser', status: 200, answered: { status: 200 } }],
    });
  });

  test('says which worlds there are when asked for another', () => {
    expect(() => aDesk({ world: 'narnia' })).toThrow('There is no world “narnia”. There are: plain, invited.');
  });
});
