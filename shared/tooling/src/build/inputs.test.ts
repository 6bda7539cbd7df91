import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { inputHash } from './inputs';

const folder = join(workspaceRoot, 'shared/domain');

test('the same inputs give the same id', () => {
  expect(inputHash(folder)).toMatch(/^[0-9a-f]{12}$/);
  expect(inputHash(folder)).toBe(inputHash(folder));
});
