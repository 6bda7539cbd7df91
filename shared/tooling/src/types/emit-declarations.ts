import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptCompiler } from '../typescript-compiler';
import { workspaceRoot } from '../workspace';

const config = join(workspaceRoot, 'shared/tooling/config');

/**
 * Lets the compiler write down the types of these files and of all workspace files that they need, without comments.
 * @param files absolute paths
 * @returns the text of each declaration file by the path of its source without `.ts` or `.tsx`, relative to the root
 */
export function emitDeclarations(files: readonly string[], root = workspaceRoot): ReadonlyMap<string, string> {
  const draft = mkdtempSync(join(root, 'node_modules/.cache-types-'));
  try {
    const outDir = join(draft, 'out');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      noCheck: true,
      types: [],
      rootDir: root,
      outDir,
    };
    const project = join(draft, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(config, 'tsconfig.web.json'),
        compilerOptions,
        files: [...files, join(config, 'web-globals.d.ts')],
      }),
    );
    execFileSync(process.execPath, [typescriptCompiler, '-p', project], { cwd: root, encoding: 'utf8' });
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
    return new Map(
      names.map((name) => [
        name.replaceAll('\\', '/').replace(/\.d\.ts$/, ''),
        readFileSync(join(outDir, name), 'utf8'),
      ]),
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
