/** The log of this test: what the developer would read. Nothing of it reaches the terminal. */
export function expectLog(): jest.SpyInstance<void, unknown[]> {
  return jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}
