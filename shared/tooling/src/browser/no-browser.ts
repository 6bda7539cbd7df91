/** The message for a machine that has no browser and could not, or may not, download one. */
export function noBrowser({ KEYDATE_BROWSER, KEYDATE_NO_INSTALL }: NodeJS.ProcessEnv = process.env): string {
  if (KEYDATE_BROWSER)
    return `KEYDATE_BROWSER is ${KEYDATE_BROWSER}, which cannot be started. Set it to a Chrome, Chromium or Edge, or unset it.`;
  const remedies = [
    'install one',
    'set KEYDATE_BROWSER to its path',
    ...(KEYDATE_NO_INSTALL === '1' ? ['unset KEYDATE_NO_INSTALL'] : []),
  ];
  return `No Chrome, Chromium or Edge could be started. Please ${remedies.join(', or ')}.`;
}
