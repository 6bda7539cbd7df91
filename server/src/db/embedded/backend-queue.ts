/**
 * The queue for the embedded database's one backend. A client has the backend while its transaction is open; the
 * others wait.
 */
export class BackendQueue<Client> {
  #holder: Client | undefined;
  readonly #line: { client: Client; begin: () => void }[] = [];

  /** Resolves when `client` has the backend; at once if it already does. */
  take(client: Client): Promise<void> {
    if (this.#holder === undefined || this.#holder === client) {
      this.#holder = client;
      return Promise.resolve();
    }
    return new Promise((begin) => this.#line.push({ client, begin }));
  }

  /** Passes the backend to the next client; does nothing if another client has it. */
  release(client: Client): void {
    if (this.#holder !== client) return;
    const next = this.#line.shift();
    this.#holder = next?.client;
    next?.begin();
  }

  holds(client: Client): boolean {
    return this.#holder === client;
  }
}
