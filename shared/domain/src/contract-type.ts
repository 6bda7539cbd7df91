/** The side of a transaction (spec § 1): a Sale's client is a seller, a Purchase's client a buyer. */
export type ContractType = 'Sale' | 'Purchase';

/** The label of cards, filters and search (spec § 2.6): Sale shows as Sellers, Purchase as Buyers. */
export function sideLabel(type: ContractType): 'Sellers' | 'Buyers' {
  return type === 'Sale' ? 'Sellers' : 'Buyers';
}

export type SideCategory = 'All' | 'Buyers' | 'Sellers';

/** The filter that a side sends (spec § 4.3): All sends none. */
export function contractTypeOfSide(side: SideCategory): ContractType | undefined {
  if (side === 'All') return undefined;
  return side === 'Sellers' ? 'Sale' : 'Purchase';
}
