import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../workspace';

const TEXT = /\.(tsx?|mjs|cjs|md)$/;
const NOT_OURS = /^(node_modules|dist|coverage|test-results|playwright-report|\..*)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

/** Paths, from the root of the workspace, of all code and documents; nothing that a build or an installation wrote. */
export function workspaceFiles(): string[] {
  return filesUnder(workspaceRoot).map((file) => relative(workspaceRoot, file));
}

/** The text of a file of the workspace. */
export function readWorkspaceFile(file: string): string {
  return readFileSync(join(workspaceRoot, file), 'utf8');
}

/** True if a document is the record of a decision. Records are history: they may name files, commands and words that are gone. */
export function isDecision(file: string): boolean {
  return /^docs\/decisions\/\d/.test(file);
}
