import { workspaceRoot } from '../workspace';
import { checkCommits, FIRST_COMMIT } from './check-commits';

// npm run commits: fails when a commit message breaks the rule of CONTRIBUTING.md.
const { checked, complaints } = await checkCommits(workspaceRoot, FIRST_COMMIT);
if (checked === null) console.log('Commit messages were not checked: this checkout has no history to check.');
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
