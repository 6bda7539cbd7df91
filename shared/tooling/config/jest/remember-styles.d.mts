interface StyledElement {
  isConnected: boolean;
  ownerDocument: object;
}

export function rememberStyles<Element extends StyledElement, Style extends object>(
  window: { getComputedStyle: (element: Element, pseudo?: string) => Style },
  stateOf: (document: object) => object | null,
): void;
