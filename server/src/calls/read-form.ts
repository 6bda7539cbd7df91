import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '@keydate/contracts/errors';
import { nestFields, type FormFields } from '@keydate/contracts/form-fields';
import { AppError } from '../app-error';
import { endWhenEndless } from '../plugins/body-limits';

export interface UploadedFile {
  filename: string;
  bytes: Buffer;
}

/** The limit for all files of a form together, and the refusal of larger ones. */
export interface FileLimits {
  maxBytes: number;
  tooLarge: ErrorCode;
}

export interface FileRules extends FileLimits {
  /** Called before a file's bytes are stored; throws if the caller may not send it now. */
  admit: () => void;
}

const FIELDS_MAX = 100;
const FIELD_MAX_BYTES = 16 * 1024;

interface Form {
  fields: FormFields;
  files: Record<string, UploadedFile>;
}

/** Reads a multipart form: its fields, nested by their brackets, and the files with the listed names. */
export async function readForm(request: FastifyRequest, names: readonly string[], rules: FileRules): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('WRONG_CONTENT_TYPE');
  const { texts, files, isTooLarge, refusal } = await readParts(request, names, rules).catch((error: unknown) => {
    // errors of the parser (no boundary, an end too early, too many parts) are errors of the form
    throw error instanceof AppError ? error : new AppError('BAD_INPUT', { body: 'This form could not be read.' });
  });
  // refused only now, after reading everything: a browser that is still sending would see a broken connection instead
  if (refusal) throw refusal;
  if (isTooLarge) throw new AppError(rules.tooLarge);
  refuseMistaken(texts, files, names);
  const { fields, mistaken } = nestFields(texts);
  if (mistaken !== undefined)
    throw new AppError('BAD_INPUT', { [mistaken || 'body']: 'This form has no such field, or has it twice.' });
  return { fields, files: Object.fromEntries(files) };
}

async function readParts(request: FastifyRequest, names: readonly string[], { maxBytes, admit }: FileRules) {
  const limits = { fileSize: maxBytes, files: names.length, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES };
  const texts: [string, string][] = [];
  const files = new Map<string, UploadedFile>();
  let size = 0;
  let isTooLarge = false;
  let refusal: AppError | null = null;
  endWhenEndless(request.raw);
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.valueTruncated)
        throw new AppError('BAD_INPUT', { [part.fieldname]: 'This is too long or not text.' });
      texts.push([part.fieldname, part.value]);
      continue;
    }
    refusal ??= refusalOf(admit);
    if (refusal) {
      part.file.resume();
      continue;
    }
    if (isTooLarge) {
      part.file.resume();
      continue;
    }
    if (files.has(part.fieldname))
      throw new AppError('BAD_INPUT', { [part.fieldname]: 'This form has this file twice.' });
    const bytes = await part.toBuffer();
    size += bytes.length;
    isTooLarge = part.file.truncated || size > maxBytes;
    files.set(part.fieldname, { filename: part.filename, bytes });
  }
  return { texts, files, isTooLarge, refusal };
}

function refusalOf(admit: () => void): AppError | null {
  try {
    admit();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Refuses text in place of a file, or a file in place of text: if it were ignored, it would look as if it had been
 * saved.
 */
function refuseMistaken(
  texts: readonly [string, string][],
  files: ReadonlyMap<string, UploadedFile>,
  names: readonly string[],
): void {
  const mistaken = new Map<string, string>();
  for (const [name] of texts) if (names.includes(name)) mistaken.set(name, 'This must be a file.');
  for (const name of files.keys()) if (!names.includes(name)) mistaken.set(name, 'No file is expected here.');
  if (mistaken.size > 0) throw new AppError('BAD_INPUT', Object.fromEntries(mistaken));
}
