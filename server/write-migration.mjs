import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const server = import.meta.dirname;
const arguments_ = ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)];
execFileSync(process.execPath, arguments_, { cwd: server, stdio: 'inherit' });

// drizzle-kit compares the tables with the newest snapshot alone, and each has some 4,000 lines
const meta = join(server, 'drizzle/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(meta, older));
