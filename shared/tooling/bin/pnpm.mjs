import './refuse-old-node.mjs';
import { runPnpm } from './pinned-pnpm.mjs';

process.exitCode = runPnpm(process.argv.slice(2));
