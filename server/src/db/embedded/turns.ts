/**
 * Whose turn it is at the one backend of the embedded database. A client keeps the turn while its transaction is
 * open; the others wait in line.
 */
export class Turns<Client> {
  #holder: Client | undefined;
  readonly #line: { client: Client; begin: () => void }[] = [];

  /** Resolves when it is `client`'s turn; at once when it has it already. */
  take(client: Client): Promise<void> {
    if (this.#holder === undefined || this.#holder === client) {
      this.#holder = client;
      return Promise.resolve();
    }
    return new Promise((begin) => this.#line.push({ client, begin }));
  }

  /** Ends `client`'s turn; nothing happens if it is another's. */
  give(client: Client): void {
    if (this.#holder !== client) return;
    const next = this.#line.shift();
    this.#holder = next?.client;
    next?.begin();
  }

  holds(client: Client): boolean {
    return this.#holder === client;
  }
}
