import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { typescriptCompiler } from '../typescript-compiler';
import { workspaceRoot } from '../workspace';

/**
 * Compiles packages of `shared/` file by file: `<package>/src/….js` as native modules, and `.d.ts` next to each.
 * @param outDir absolute path of a folder that does not exist yet
 */
export function compilePackages(packages: readonly string[], outDir: string): void {
  const shared = join(workspaceRoot, 'shared');
  const project = `${outDir}.json`;
  const compilerOptions = {
    types: ['jest', 'node'],
    typeRoots: [join(shared, 'tooling/node_modules/@types')],
    noEmit: false,
    declaration: true,
    noCheck: true, // `npm run typecheck` checks them
    rootDir: shared,
    outDir,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(shared, 'tooling/config/tsconfig.web.json'),
      compilerOptions,
      include: packages.map((name) => join(shared, name, 'src')),
      exclude: ['ts', 'tsx'].map((ending) => join(shared, '**', `*.test.${ending}`)),
    }),
  );
  execFileSync(process.execPath, [typescriptCompiler, '-p', project], { cwd: workspaceRoot, stdio: 'pipe' });
  rmSync(project);
  rmSync(join(outDir, 'tooling'), { recursive: true, force: true }); // the facades, by their types
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(outDir, name);
    if (file.endsWith('.js')) writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), dirname(file)));
  }
}

/** A native module names the whole file: './icons.js', './field/index.js'. */
function withExtensions(code: string, folder: string): string {
  return code.replace(/((?:from|import|import\() ?)'(\.{1,2}\/[^']+)'/g, (whole, before: string, request: string) => {
    if (extname(request) === '.css' || existsSync(join(folder, request))) {
      return existsSync(join(folder, request, 'index.js')) ? `${before}'${request}/index.js'` : whole;
    }
    return existsSync(join(folder, `${request}.js`)) ? `${before}'${request}.js'` : whole;
  });
}
