import branch from 'branch-sdk';
import { askBranch } from './ask-branch';

jest.mock('branch-sdk', () => ({ __esModule: true, default: { init: jest.fn() } }));
const init = jest.mocked(branch.init);

test.each([
  ['its ref', { data_parsed: { ref: 'E4H8KDZP3VNB', '~channel': 'mail' } }, 'E4H8KDZP3VNB'],
  ['nothing for a link without a ref', { data_parsed: { '~channel': 'mail' } }, undefined],
  ['nothing for a ref that is not text', { data_parsed: { ref: 7 } }, undefined],
  ['nothing when no link led here', { data_parsed: {} }, undefined],
  ['nothing when it has no data', null, undefined],
])('the service answers %s', async (_what, data, ref) => {
  init.mockImplementation((_key, _options, callback) => callback(null, data));

  expect(await askBranch('key_test_7')).toBe(ref);
  expect(init).toHaveBeenCalledWith('key_test_7', { no_journeys: true, timeout: 5000 }, expect.any(Function));
});

test('a service that fails is an error', async () => {
  init.mockImplementation((_key, _options, callback) => callback(new Error('blocked'), null));

  await expect(askBranch('key_test_7')).rejects.toThrow('Branch gave no answer.');
});
