import type { Compiler, Module } from 'webpack';

/**
 * Gives the two modules that federation makes ids that do not depend on the folder of the checkout. Their names contain absolute
 * paths, and webpack makes ids from names: the same source would give other files on another machine.
 */
export class IdsWithoutFolder {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(IdsWithoutFolder.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(IdsWithoutFolder.name, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module): string | null {
  if (module.identifier().startsWith('container entry ')) return 'entry';
  // what is joined into one module has the name of its first
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '') ? 'federation' : null;
}
