import { runInNewContext } from 'node:vm';
import { EARLY_CALLS } from '@keydate/contracts/early-calls';
import { earlyCallsTag, MAKE_EARLY_CALLS } from './early-calls';

const LIST = [
  'user-transaction-list/:userId?status=Active&limit=30',
  'user-transaction-list/:userId?status=:status&limit=30',
];

/** Runs the script as a browser would, and returns the addresses that it requests, each with its header. */
function calledBy({ search = '', cookie = 'keydate_session=a-token', user = '{"_id":"42"}' } = {}) {
  const asked: string[] = [];
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(MAKE_EARLY_CALLS.html) ?? [];
  const page = {
    document: { cookie, currentScript: { dataset: { calls: LIST.join(' ') } } },
    location: { origin: 'https://keydate.example', search },
    localStorage: { getItem: (key: string) => (key === 'token' ? 'a-token' : user) },
    performance,
    fetch: async (address: URL, { headers }: { headers: { authorization: string } }) =>
      asked.push(`${headers.authorization} ${address.pathname}${address.search}`),
    setTimeout: () => 0,
    URL,
    URLSearchParams,
    [EARLY_CALLS]: undefined as { userId: string; replies: Map<string, unknown> } | undefined,
  };
  runInNewContext(script, Object.assign(page, { window: page }));
  return { asked, early: page[EARLY_CALLS] };
}

test('the page asks for the person and for the first call that has the variables of its query', () => {
  expect(calledBy().asked).toEqual([
    'Bearer a-token /api/v1/user/getUser',
    'Bearer a-token /api/v1/user/user-transaction-list/42?status=Active&limit=30',
  ]);
  expect(calledBy({ search: '?status=Closed' }).asked).toEqual([
    'Bearer a-token /api/v1/user/getUser',
    'Bearer a-token /api/v1/user/user-transaction-list/42?status=Closed&limit=30',
  ]);
  expect(calledBy({ search: '?side=Buyers' }).asked).toEqual(['Bearer a-token /api/v1/user/getUser']);
});

test('answers lie under their address with sorted parameters, for the stored person', () => {
  const { early } = calledBy();
  expect(early?.userId).toBe('42');
  expect([...(early?.replies.keys() ?? [])]).toContain('/api/v1/user/user-transaction-list/42?limit=30&status=Active');
});

test('what an address carries cannot add a parameter or a path to a call', () => {
  const { asked } = calledBy({ search: '?status=%2F..%26limit%3D1', user: '{"_id":"../x?"}' });
  expect(asked[1]).toBe(
    'Bearer a-token /api/v1/user/user-transaction-list/..%2Fx%3F?status=%2F..%26limit%3D1&limit=30',
  );
});

test('without a stored person only the person is asked for, and without the session’s cookie nothing', () => {
  expect(calledBy({ user: 'null' }).asked).toEqual(['Bearer a-token /api/v1/user/getUser']);
  expect(calledBy({ cookie: 'keydate_session=another' }).asked).toEqual([]);
});

test('a call in a card cannot leave its attribute', () => {
  expect(earlyCallsTag(['a"><script>'])).toMatch(/^<script data-calls="[^"<>]*">/);
});
