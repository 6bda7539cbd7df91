/** Just enough of PostgreSQL's wire protocol to find the end of a client's exchange. */

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/** Messages that end an exchange: simple Query, Sync, FunctionCall; the server answers them with ReadyForQuery. */
const ENDS_EXCHANGE = new Set(['Q', 'S', 'F']);

export type Exchange = { kind: 'ask'; bytes: Buffer } | { kind: 'refuseEncryption' } | { kind: 'leave' };

/** Collects a client's messages and returns them in whole exchanges, so that two clients' statements never mix. */
export class ExchangeReader {
  #pending = Buffer.alloc(0);
  #hasStarted = false;
  /** The position from which the search for the end of the present exchange continues. */
  #scanned = 0;

  /** The exchanges that are whole once `chunk` has arrived. */
  read(chunk: Buffer): Exchange[] {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    const whole: Exchange[] = [];
    for (let next = this.#next(); next; next = this.#next()) whole.push(next);
    return whole;
  }

  #next(): Exchange | undefined {
    return this.#hasStarted ? this.#nextAsk() : this.#nextOpening();
  }

  #nextOpening(): Exchange | undefined {
    if (this.#pending.length < 8) return undefined;
    const length = this.#pending.readInt32BE(0);
    if (this.#pending.length < length) return undefined;
    const request = this.#pending.readInt32BE(4);
    const bytes = this.#take(length);
    if (request === SSL_REQUEST || request === GSS_REQUEST) return { kind: 'refuseEncryption' };
    if (request === CANCEL_REQUEST) return { kind: 'leave' };
    this.#hasStarted = true;
    return { kind: 'ask', bytes };
  }

  #nextAsk(): Exchange | undefined {
    while (this.#pending.length >= this.#scanned + 5) {
      const type = String.fromCharCode(this.#pending.readUInt8(this.#scanned));
      const end = this.#scanned + 1 + this.#pending.readInt32BE(this.#scanned + 1);
      if (this.#pending.length < end) return undefined;
      this.#scanned = end;
      if (type === 'X') return { kind: 'leave' };
      if (ENDS_EXCHANGE.has(type)) return { kind: 'ask', bytes: this.#take(end) };
    }
    return undefined;
  }

  #take(length: number): Buffer {
    const taken = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#scanned = 0;
    return taken;
  }
}
