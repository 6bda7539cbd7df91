import { createHash } from 'node:crypto';
import { readDeclarationFile, type Declared, type DeclarationFile } from './declaration-file';

/** Turns a request into the key of a declaration file, or into the name of what is outside of them: 'react@19'. */
export type Resolve = (request: string, from: string) => { file: string } | { outside: string };

/** Marks an entry that says where the search has been. It does not count: a declaration may move to another file. */
const VISITED = '\0';

/**
 * The names that a module exports, each with a hash of its type: of its declaration and of all that the declaration
 * refers to. Of a package outside the workspace, its name and major version represent the type. The members of a
 * namespace (`export * as z`) count as names too: 'z.object'.
 * @param texts declarations by file, see `emitDeclarations`
 */
export function nameHashes(texts: ReadonlyMap<string, string>, resolve: Resolve) {
  const files = new Map<string, DeclarationFile>();
  const fileOf = (file: string): DeclarationFile => {
    const known = files.get(file) ?? readDeclarationFile(texts.get(file) ?? '');
    files.set(file, known);
    return known;
  };

  /** Follows an export to its declaration, and adds all that it refers to. */
  function addExport(file: string, name: string, found: Set<string>): void {
    const { exported, passedOn } = fileOf(file);
    if (name === '*') {
      for (const each of exportsOf(file)) {
        found.add(`member ${each}`);
        addExport(file, each, found);
      }
      return;
    }
    const target = exported.get(name);
    if (target === undefined && passedOn.length > 0) {
      for (const request of passedOn) addSource({ request, name }, file, found);
    } else if (typeof target === 'object') addSource(target, file, found);
    else addLocal(file, target ?? name, found);
  }

  function addSource({ request, name }: { request: string; name: string }, from: string, found: Set<string>): void {
    const target = resolve(request, from);
    if ('outside' in target) found.add(`${target.outside} ${name}`);
    else if (!found.has(VISITED + target.file + name)) {
      found.add(VISITED + target.file + name);
      addExport(target.file, name, found);
    }
  }

  function addLocal(file: string, name: string, found: Set<string>): void {
    const { declared, imported } = fileOf(file);
    const source = imported.get(name);
    if (source) addSource(source, file, found);
    for (const declaration of declared.get(name) ?? []) addDeclared(declaration, file, found);
  }

  function addDeclared({ text, names, sources }: Declared, file: string, found: Set<string>): void {
    if (found.has(text)) return;
    found.add(text);
    for (const name of names) addLocal(file, name, found);
    for (const source of sources) addSource(source, file, found);
  }

  function exportsOf(file: string): string[] {
    const { exported, passedOn } = fileOf(file);
    const further = passedOn.map((request) => resolve(request, file));
    return [...exported.keys(), ...further.flatMap((target) => ('file' in target ? exportsOf(target.file) : []))];
  }

  /** The members of an export that is a namespace. */
  function membersOf(file: string, name: string): string[] {
    const target = fileOf(file).exported.get(name);
    if (typeof target !== 'object' || target.name !== '*') return [];
    const namespace = resolve(target.request, file);
    return 'file' in namespace ? exportsOf(namespace.file) : [];
  }

  function hashOf(found: ReadonlySet<string>): string {
    const texts = [...found].filter((text) => !text.startsWith(VISITED)).sort();
    return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  }

  return (file: string): Record<string, string> => {
    const hashes: Record<string, string> = {};
    for (const name of exportsOf(file)) {
      const found = new Set<string>();
      addExport(file, name, found);
      hashes[name] = hashOf(found);
      for (const member of membersOf(file, name)) {
        const target = fileOf(file).exported.get(name);
        const ofMember = new Set<string>();
        if (typeof target === 'object') addSource({ ...target, name: member }, file, ofMember);
        hashes[`${name}.${member}`] = hashOf(ofMember);
      }
    }
    return hashes;
  };
}
