import type { Ledger } from '../ledger/ledger';
import type { Kind } from '../ledger/kinds';
import { ApiError } from './api-error';

/** Which fields of a reply show the whole object instead of its id. */
export interface ExpandTree {
  [field: string]: ExpandTree;
}

/** Fields that Stripe leaves out of a reply unless they are asked for. */
const INCLUDABLE: Readonly<Record<string, readonly string[]>> = { invoice: ['confirmation_secret', 'payments'] };
/** Stripe's own limit. */
const MAX_DEPTH = 4;

const KIND_OF_PREFIX: Readonly<Record<string, Kind>> = {
  prod: 'product',
  price: 'price',
  cus: 'customer',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  pi: 'payment_intent',
  seti: 'setup_intent',
  clock: 'test_helpers.test_clock',
};

/** Reads `expand[]=latest_invoice.payments` and so on. */
export function expandTree(paths: readonly string[]): ExpandTree {
  const tree: ExpandTree = {};
  for (const path of paths) {
    const fields = path.split('.');
    if (fields.length > MAX_DEPTH)
      throw ApiError.invalid(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        'expand',
      );
    let node = tree;
    for (const field of fields) node = node[field] ??= {};
  }
  return tree;
}

/** An object as a reply has it: ids, except for expanded fields. */
export function present(ledger: Ledger, value: unknown, tree: ExpandTree = {}): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => present(ledger, entry, tree));
  if (!isRecord(value)) return value;
  const hidden = INCLUDABLE[String(value.object)] ?? [];
  refuseUnknown(value, tree, hidden);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !hidden.includes(field) || tree[field] !== undefined)
      .map(([field, inner]) => [field, present(ledger, whole(ledger, inner, tree[field]), tree[field])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function refuseUnknown(object: Record<string, unknown>, tree: ExpandTree, hidden: readonly string[]): void {
  if (typeof object.object !== 'string') return;
  const unknown = Object.keys(tree).find((field) => !(field in object) && !hidden.includes(field));
  if (unknown !== undefined) throw ApiError.invalid(`This property cannot be expanded (${unknown}).`, 'expand');
}

function whole(ledger: Ledger, value: unknown, tree: ExpandTree | undefined): unknown {
  if (tree === undefined || typeof value !== 'string') return value;
  const kind = KIND_OF_PREFIX[value.slice(0, value.indexOf('_'))];
  return kind ? ledger.get(kind, value) : value;
}
