/** Stops the PostgreSQL that global-setup started. */
export default async function stopDatabase(): Promise<void> {
  await globalThis.postgresForTests?.stop();
}
