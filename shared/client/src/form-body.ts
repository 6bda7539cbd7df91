import { flattenFields } from '@keydate/contracts/form-fields';

/** The multipart body of a form call: its fields by their names on the wire, then the files. Absent ones are left out. */
export function formBody(fields: unknown, files: Readonly<Record<string, Blob | undefined>>): FormData {
  const form = new FormData();
  for (const [name, text] of flattenFields(fields)) form.append(name, text);
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}
