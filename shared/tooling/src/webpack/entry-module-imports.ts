import { parseSync } from '@swc/core';

/**
 * Reads a remote's entry module (`src/remote.ts`) as a table: for each page and slot key, what it imports.
 * @param source the text of an entry module, with `{ pages: { <key>: () => import(<file>) }, slots: … }` in it
 * @returns each key with the file it imports, as the entry module writes it
 */
export function entryModuleImports(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  visit(parseSync(source, { syntax: 'typescript' }), undefined, found);
  return found;
}

function visit(node: unknown, key: string | undefined, found: Record<string, string>): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, key, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'KeyValueProperty') {
    visit(node.value, nameOf(node.key) ?? key, found);
    return;
  }
  const request = importedBy(node);
  if (key !== undefined && request !== undefined) found[key] ??= request;
  for (const child of Object.values(node)) visit(child, key, found);
}

/** The request of `import('…')`; undefined for any other node. */
function importedBy(node: Record<string, unknown>): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import') return undefined;
  const given: unknown = Array.isArray(node.arguments) ? node.arguments[0] : undefined;
  return isNode(given) ? nameOf(given.expression) : undefined;
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.value === 'string' ? node.value : undefined;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
