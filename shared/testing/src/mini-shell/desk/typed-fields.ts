/** The entry of a person in one field of a page. */
export interface TypedField {
  /** Kind, label and place among fields of the same kind and label: ids of React differ at each load. */
  key: string;
  /** The text; of a box or a radio button, 'true' or 'false'. */
  value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A page that was loaded again may ask for its data before it shows its fields. */
const TIMEOUT_MS = 10_000;
const UNREADABLE = new Set(['file', 'hidden', 'submit', 'button', 'reset', 'image']);

/** Reads all fields of a page that a person can enter something into, apart from chosen files. */
export function readTyped(page: Document): TypedField[] {
  return [...fieldsOf(page)].map(([key, field]) => ({ key, value: valueOf(field) }));
}

/**
 * Enters the same into the fields of the page again, each as soon as the page has it and as if a person did.
 * It ends when every field is there, when a person types, or after ten seconds.
 */
export function restoreTyped(page: Document, typed: readonly TypedField[]): void {
  const missing = new Map(typed.map(({ key, value }) => [key, value]));
  const restore = () => {
    const fields = fieldsOf(page);
    for (const [key, value] of missing) {
      const field = fields.get(key);
      if (!field) continue;
      missing.delete(key);
      if (valueOf(field) !== value) enter(field, value);
    }
    if (missing.size === 0) stop();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(stop, TIMEOUT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('keydown', stop);
  }
  page.addEventListener('keydown', stop);
  observer.observe(page, { childList: true, subtree: true });
  restore();
}

function fieldsOf(page: Document): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of page.querySelectorAll<Field>('input, textarea, select')) {
    if (UNREADABLE.has(field.type)) continue;
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
    let count = 1;
    while (fields.has(`${field.type} ${label} ${count}`)) count += 1;
    fields.set(`${field.type} ${label} ${count}`, field);
  }
  return fields;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function valueOf(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value;
}

function enter(field: Field, value: string): void {
  if (isBox(field)) {
    // a radio button is left by a press of another one
    if (field.type === 'checkbox' || value === 'true') field.click();
    return;
  }
  // React replaces the property of each field, and would take the value for its own
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
