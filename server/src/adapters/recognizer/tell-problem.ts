import { EngineProblem } from '@keydate/reader/engine-problem';

/**
 * The kind of an error and where it happened. A library's message is left out: it may contain words of the contract.
 */
export function tellProblem(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`;
  if (error instanceof EngineProblem) return error.message;
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const where = stack.slice(message === '' ? 0 : stack.indexOf(message) + message.length).match(/^ {4}at .+$/gm) ?? [];
  return [`${name}${code}`, ...where, ...(cause === undefined ? [] : [`because of ${tellProblem(cause)}`])].join('\n');
}
