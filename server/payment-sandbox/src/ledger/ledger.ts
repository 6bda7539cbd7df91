import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError } from '../http/api-error';
import type { Kind, Kinds, Stored } from './kinds';

/** The objects of an account, and which of them changed since they were last written to the database. */
export class Ledger {
  readonly #objects = new Map<Kind, Map<string, Stored>>();
  readonly #changed = new Map<string, Stored>();
  readonly #removed = new Set<string>();
  readonly #invoices = new Map<string, Map<string, Stripe.Invoice>>();
  #changes = 0;
  readonly #accountNow: () => number;
  readonly account: string;
  #moment: number | null = null;

  /** @param accountNow the account's time in seconds; customers of a test clock have their own */
  constructor(account: string, accountNow: () => number, stored: readonly Stored[] = []) {
    this.account = account;
    this.#accountNow = accountNow;
    for (const object of stored) {
      this.#of(object.object).set(object.id, object);
      this.#index(object);
    }
  }

  /** The time for a customer: that of their test clock, or the account's. While something overdue is done, its moment. */
  now(customerId?: string): number {
    return this.#moment ?? this.today(customerId);
  }

  /** The same time during one request. */
  today(customerId?: string): number {
    const clock = customerId === undefined ? undefined : this.find('customer', customerId)?.test_clock;
    const own = typeof clock === 'string' ? this.find('test_helpers.test_clock', clock) : undefined;
    return own?.frozen_time ?? this.#accountNow();
  }

  /** Runs `work` as of a moment at which it was due. */
  at<T>(moment: number, work: () => T): T {
    const before = this.#moment;
    this.#moment = moment;
    try {
      return work();
    } finally {
      this.#moment = before;
    }
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#of(kind).get(id);
  }

  /** Throws Stripe's own refusal if there is none. */
  get<K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw ApiError.missing(kind, id, param);
    return found;
  }

  /** All of a kind, the oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#of(kind).values()];
  }

  /** Stores an object that is new or was changed. */
  save<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.#of(kind).set(object.id, object);
    this.#changed.set(object.id, object);
    this.#removed.delete(object.id);
    this.#changes += 1;
    this.#index(object);
    return object;
  }

  /** Rises with each change: what was computed from the objects holds until then. */
  get changes(): number {
    return this.#changes;
  }

  /** The invoices of a subscription, the oldest first, without a look at all others. */
  invoicesOf(subscriptionId: string): Stripe.Invoice[] {
    return [...(this.#invoices.get(subscriptionId)?.values() ?? [])];
  }

  remove(kind: Kind, id: string): void {
    this.#of(kind).delete(id);
    this.#changed.delete(id);
    this.#removed.add(id);
  }

  /** Returns the changes since the last call. */
  takeChanges(): { changed: Stored[]; removed: string[] } {
    const changes = { changed: [...this.#changed.values()], removed: [...this.#removed] };
    this.#changed.clear();
    this.#removed.clear();
    return changes;
  }

  #index(object: Stored): void {
    if (object.object !== 'invoice') return;
    const of = object.parent?.subscription_details?.subscription;
    if (typeof of !== 'string') return;
    const known = this.#invoices.get(of) ?? new Map<string, Stripe.Invoice>();
    this.#invoices.set(of, known.set(object.id, object));
  }

  #of<K extends Kind>(kind: K): Map<string, Kinds[K]>;
  #of(kind: Kind): Map<string, Stored> {
    const known = this.#objects.get(kind) ?? new Map<string, Stored>();
    this.#objects.set(kind, known);
    return known;
  }
}

/** An id in Stripe's form: a prefix for its kind, and letters that nobody guesses. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
