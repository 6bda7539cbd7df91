import { join } from 'node:path';
import { PRESENTATION } from '@keydate/contracts/releases/presentation';
import { remoteNames, workspaceRoot } from '../workspace';
import { shares } from './shares';

test.each(remoteNames())('%s has a copy of its own of presentation, and of nothing else that is shared', (name) => {
  const shared = shares({
    kind: 'remote',
    name,
    folder: join(workspaceRoot, `remote-${name}`),
    entry: 'src/remote.ts',
    release: 'r1',
  });
  const carried = Object.keys(shared).filter((request) => shared[request]?.import !== false);
  expect(carried).toEqual(PRESENTATION);
});
