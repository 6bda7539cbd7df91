import { expectLog } from '@keydate/testing/remotes/expect-log';
import { askBranch } from './ask-branch';
import { lookUpReferral, readReferral } from './link-attribution';

jest.mock('./ask-branch', () => ({ askBranch: jest.fn() }));
const ask = jest.mocked(askBranch);
beforeEach(() => void ask.mockReset());

describe('the address', () => {
  test('of an invitation link has the referral value as ref', () => {
    expect(readReferral('?ref=E4H8KDZP3VNB&utm_source=mail')).toBe('E4H8KDZP3VNB');
  });

  test.each(['', '?reference=7', '?ref=', '?ref=%20', `?ref=${'a'.repeat(65)}`])(
    '%p has no referral value',
    (search) => {
      expect(readReferral(search)).toBeUndefined();
    },
  );
});

describe('the link-attribution service', () => {
  test('is asked with its key', async () => {
    ask.mockResolvedValue(' E4H8KDZP3VNB ');

    expect(await lookUpReferral('key_test_7')).toBe('E4H8KDZP3VNB');
    expect(ask).toHaveBeenCalledWith('key_test_7');
  });

  test('is not asked without one', async () => {
    expect(await lookUpReferral(undefined)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });

  test('is ignored when its answer is not an invite code', async () => {
    ask.mockResolvedValue('a'.repeat(65));

    expect(await lookUpReferral('key_test_7')).toBeUndefined();
  });

  test('that fails is logged and ignored', async () => {
    const log = expectLog();
    ask.mockRejectedValue(new Error('blocked'));

    expect(await lookUpReferral('key_test_7')).toBeUndefined();
    expect(log).toHaveBeenCalledWith('[keydate] The link-attribution lookup failed.', expect.any(Error));
  });
});
