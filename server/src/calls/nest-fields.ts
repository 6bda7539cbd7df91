import { AppError } from '../app-error';

interface Branch {
  [name: string]: Branch | string;
}

const NAME = /^([\w.-]+)((?:\[[\w.-]+\])*)$/;
const DEPTH_MAX = 4;

/** The fields of a form as an object: `address[street]` becomes `{address: {street}}` (spec § 7). */
export function nestFields(fields: readonly (readonly [string, string])[]): unknown {
  const root = emptyBranch();
  for (const [name, value] of fields) set(root, pathOf(name), value);
  return root;
}

function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = NAME.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => key)];
  if (first === '' || path.length > DEPTH_MAX) throw new AppError('BAD_INPUT', { body: 'This form has a field that is not known.' });
  return path;
}

function set(branch: Branch, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    branch[key] = value;
    return;
  }
  const next = branch[key] ?? (branch[key] = emptyBranch());
  if (typeof next === 'string') throw new AppError('BAD_INPUT', { [key]: 'This is both a field and a group of fields.' });
  set(next, rest, value);
}

/** Without a prototype, so that no field's name means more than itself. */
function emptyBranch(): Branch {
  const branch: Branch = {};
  Object.setPrototypeOf(branch, null);
  return branch;
}
