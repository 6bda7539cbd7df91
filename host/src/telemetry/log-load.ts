import type { PageSettings } from '@keydate/contracts/page-settings';
import type { ShellEvent } from '@keydate/contracts/telemetry';
import { logDetail } from '@keydate/shell';

/** In development, writes how long a remote took to load to the console. The loader logs errors itself. */
export function logLoad({ isDevelopment }: Pick<PageSettings, 'isDevelopment'>, event: ShellEvent): void {
  if (isDevelopment !== true || event.kind !== 'load') return;
  const { remote, part, entryMs, codeMs, mountMs } = event;
  logDetail(`${remote} ${part}: entry ${entryMs} ms, code ${codeMs} ms, mount ${mountMs} ms`);
}
