import { missingPrograms } from './cluster';
import { soakCluster } from './soak';

const missing = missingPrograms();
const without = missing.length > 0 ? `did not run without ${missing.join(' and ')}: ` : '';

test(
  `${without}a release, killed servers and lost services cost no work, and only a lost database or bucket a request`,
  async () => {
    if (missing.length === 0) await soakCluster();
  },
  25 * 60_000,
);
