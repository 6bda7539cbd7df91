interface StyledElement {
  isConnected: boolean;
  ownerDocument: object;
}

export function rememberStyles(
  window: { getComputedStyle: (element: StyledElement, pseudo?: string) => object },
  stateOf: (document: object) => object | null,
): void;
