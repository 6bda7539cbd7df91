import { startWorld } from '../../worlds/start-world';
import type { WorldPlan } from '../../worlds/world-plan';
import { createDesk } from './desk';

const plan: WorldPlan = { title: 'Plain', note: '', viewer: 'Agent', at: '/', world: () => ({ latencyMs: 0 }) };
const worlds = {
  plain: plan,
  invited: { ...plan, viewer: 'visitor', at: '/signup', arrival: { ref: 'E4H8' }, kept: () => ({ tab: { flow: 1 } }) },
} as const;

const aDesk = (first = {}) => createDesk({ worlds, startWorld }, first);

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

  test('shows a call while it is under way and once it is answered', async () => {
    const desk = aDesk();
    const { token } = desk.state().session;
    const request = new Request('http://localhost/api/v1/user/getUser', {
      headers: { Authorization: `Bearer ${token}` },
    });

    const response = await desk.link.answer(request);

    expect(response?.status).toBe(200);
    expect(desk.state().exchanges).toMatchObject([{ method: 'GET', path: '/api/v1/user/getUser', status: 200 }]);
  });

  test('says which worlds there are when asked for another', () => {
    expect(() => aDesk({ world: 'narnia' })).toThrow('There is no world “narnia”. There are: plain, invited.');
  });
});
