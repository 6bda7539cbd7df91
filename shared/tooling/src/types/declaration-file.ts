import ts from 'typescript';

/** Where a name comes from: another file's export, or `*` for all of them. */
interface Source {
  request: string;
  name: string;
}

/** The declarations of one file, by name. */
export interface DeclarationFile {
  /** Its own declarations. */
  declared: ReadonlyMap<string, readonly Declared[]>;
  imported: ReadonlyMap<string, Source>;
  /** By exported name: the local name or the source. Types are left out, because they are gone at run time. */
  exported: ReadonlyMap<string, string | Source>;
  /** The files that `export * from` names. */
  passedOn: readonly string[];
}

export interface Declared {
  /** The declaration on one line, the members of each union in alphabetical order. */
  text: string;
  /** The names in it. */
  names: readonly string[];
  /** The modules and names that it refers to by `import('…').Name`. */
  sources: readonly Source[];
}

/** Reads the text of a `.d.ts` file. */
export function readDeclarationFile(text: string): DeclarationFile {
  const file = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, Declared[]>();
  const imported = new Map<string, Source>();
  const exported = new Map<string, string | Source>();
  const passedOn: string[] = [];
  const declare = (name: string, node: ts.Statement) => {
    declared.set(name, [...(declared.get(name) ?? []), describe(node)]);
    if (isExported(node)) exported.set(name, name);
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, imported);
    else if (ts.isExportDeclaration(statement)) readExport(statement, exported, passedOn);
    else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) declare(name.getText(), statement);
    } else if (ts.isDeclarationStatement(statement) && statement.name) declare(statement.name.getText(), statement);
    else if (ts.isExportAssignment(statement)) exported.set('default', statement.expression.getText());
  }
  return { declared, imported, exported, passedOn };
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, imported: Map<string, Source>): void {
  const request = textOf(moduleSpecifier);
  if (importClause?.name) imported.set(importClause.name.text, { request, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { request, name: '*' });
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName } of bindings.elements)
      imported.set(name.text, { request, name: (propertyName ?? name).text });
  }
}

function readExport(
  { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration,
  exported: Map<string, string | Source>,
  passedOn: string[],
): void {
  const request = moduleSpecifier && textOf(moduleSpecifier);
  if (!exportClause) {
    if (request !== undefined) passedOn.push(request);
  } else if (ts.isNamespaceExport(exportClause)) {
    if (request !== undefined) exported.set(exportClause.name.text, { request, name: '*' });
  } else if (!isTypeOnly) {
    for (const element of exportClause.elements.filter((each) => !each.isTypeOnly)) {
      const name = (element.propertyName ?? element.name).text;
      exported.set(element.name.text, request === undefined ? name : { request, name });
    }
  }
}

function describe(node: ts.Statement): Declared {
  const names = new Set<string>();
  const sources: Source[] = [];
  visit(node, (child) => {
    if (ts.isIdentifier(child) && !isNameOfMember(child)) names.add(child.text);
    if (ts.isImportTypeNode(child) && ts.isLiteralTypeNode(child.argument))
      sources.push({ request: textOf(child.argument.literal), name: firstName(child.qualifier) });
  });
  return { text: canonical(node), names: [...names], sources };
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** `name` of `{ name: string }` refers to nothing. */
function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node;
  const isMember = ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isParameter(parent);
  return (isMember && parent.name === node) || (ts.isQualifiedName(parent) && parent.right === node);
}

/** The compiler writes the members of a union in the order in which it met them, which is no part of the type. */
function canonical(node: ts.Node): string {
  if (ts.isUnionTypeNode(node)) return node.types.map(canonical).sort().join(' | ');
  const children = node.getChildren();
  return children.length === 0 ? node.getText() : children.map(canonical).join(' ');
}

function isExported(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function firstName(qualifier: ts.EntityName | undefined): string {
  if (!qualifier) return '*';
  return ts.isIdentifier(qualifier) ? qualifier.text : firstName(qualifier.left);
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteral(node) ? node.text : node.getText();
}
