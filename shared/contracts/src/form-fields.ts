/** The fields of a form as an object; a value is text, and what nests is an object of its own. */
export interface FormFields {
  [name: string]: string | FormFields;
}

const NAME = /^[\w.-]+(?:\[[\w.-]+\])*$/;
const DEPTH_MAX = 4;

/**
 * Fields as a multipart form carries them: a name in brackets for what nests (`address[street]`, spec § 7), a list by its
 * index, numbers and truths as text. Absent values are left out.
 */
export function flattenFields(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => flattenFields(inner, name === '' ? key : `${name}[${key}]`));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[name, String(value)]]
    : [];
}

/**
 * The way back: the fields nested as their names say, or the first name that is `mistaken`: it is none, nests too deep,
 * or contradicts another. No name means more than itself: nothing in what comes back has a prototype.
 */
export function nestFields(pairs: readonly (readonly [name: string, text: string])[]): {
  fields: FormFields;
  mistaken?: string;
} {
  const fields = emptyFields();
  const wrong = pairs.find(([name, text]) => {
    const path = name.split(/[[\]]+/).filter(Boolean);
    return !NAME.test(name) || path.length > DEPTH_MAX || !put(fields, path, text);
  });
  return { fields, mistaken: wrong?.[0] };
}

/** False where another field has the name, or what it nests in. */
function put(fields: FormFields, [key = '', ...inner]: readonly string[], text: string): boolean {
  if (inner.length === 0) {
    if (typeof fields[key] === 'object') return false;
    fields[key] = text;
    return true;
  }
  const below = (fields[key] ??= emptyFields());
  return typeof below === 'object' && put(below, inner, text);
}

function emptyFields(): FormFields {
  const fields: FormFields = {};
  Object.setPrototypeOf(fields, null);
  return fields;
}
