/** The machine's variables that programs need, on any system. */
const OF_THE_MACHINE = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'SYSTEMROOT',
  'COMSPEC',
  'PATHEXT',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'TZ',
];

/**
 * Leaves this process, and all that it starts, nothing but the machine and `settings`: a person's DATABASE_URL or
 * SMTP_URL is for their product, never for the tests'.
 */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) {
    if (!OF_THE_MACHINE.includes(name.toUpperCase())) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, settings);
}
