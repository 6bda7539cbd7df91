/**
 * The multipart body of a form call: nested fields in brackets (`address[street]`, as spec § 7 has them), then the
 * files. Absent values are left out.
 */
export function formBody(fields: unknown, files: Readonly<Record<string, Blob | undefined>>): FormData {
  const form = new FormData();
  appendFields(form, '', fields);
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}

function appendFields(form: FormData, prefix: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) appendFields(form, prefix ? `${prefix}[${key}]` : key, inner);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    form.append(prefix, String(value));
  }
}
