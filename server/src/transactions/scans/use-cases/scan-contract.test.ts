import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../../../app-error';
import { runningScans } from '../running-scans';
import { scanContract } from './scan-contract';

const NO_READINGS = { unfinished: 0, held: 0, ofCompany: 0 };
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

/** How many scans a person may begin after a contract of theirs ended so. */
async function placesAfter(code: ErrorCode): Promise<number> {
  const running = runningScans({ now: () => new Date('2031-03-04T09:00:00Z') });
  const recognition = {
    places: 1,
    refuseWhenFull: () => undefined,
    readContract: () => Promise.reject(new AppError(code)),
    drawPictures: () => Promise.reject(new AppError(code)),
    close: () => Promise.resolve(),
  };
  const { signal } = new AbortController();
  const request = { bytes: PDF, personId: 'ada', companyId: 'vale', scanId: undefined, signal };
  await expect(scanContract({ recognition }, running, request)).rejects.toEqual(new AppError(code));
  let places = 0;
  try {
    for (; places < 10; places += 1) running.begin({ id: 'ada', companyId: 'vale' }, NO_READINGS);
  } catch {
    return places;
  }
  throw new Error('a person may begin as many scans as they like');
}

describe('one of the two places of a person', () => {
  test.each(['CONTRACT_TOO_DEMANDING', 'SCAN_TIMED_OUT'] as const)('is held after %s', async (code) =>
    expect(await placesAfter(code)).toBe(1),
  );

  test.each(['CONTRACT_NO_TABLE', 'SCAN_FAILED'] as const)('is free again after %s', async (code) =>
    expect(await placesAfter(code)).toBe(2),
  );
});
