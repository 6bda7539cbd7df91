/** What to tell a person who has no browser, and whose machine could not or may not get one. */
export function noBrowser({ KEYDATE_BROWSER, KEYDATE_NO_INSTALL }: NodeJS.ProcessEnv = process.env): string {
  if (KEYDATE_BROWSER)
    return `KEYDATE_BROWSER is ${KEYDATE_BROWSER}, which cannot be started: name a Chrome, Chromium or Edge, or unset it.`;
  const remedies = [
    'install one',
    'set KEYDATE_BROWSER to its path',
    ...(KEYDATE_NO_INSTALL === '1' ? ['unset KEYDATE_NO_INSTALL'] : []),
  ];
  return `No Chrome, Chromium or Edge was found that starts: ${remedies.join(', or ')}.`;
}
