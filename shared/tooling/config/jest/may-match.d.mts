/** What is asked of an element of jsdom's own, which the page's code sees through a wrapper. */
export interface JsdomElement {
  _localName: string;
  getAttributeNS(namespace: null, name: 'class'): string | null;
}

export function mayMatch(element: JsdomElement, selector: string | undefined): boolean;
