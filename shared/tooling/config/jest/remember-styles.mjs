/**
 * Lets a window compute the style of an element once until something changes in its page.
 * @param stateOf an object that is another one after each change of a document; nothing while no style is computed
 */
export function rememberStyles(window, stateOf) {
  const compute = window.getComputedStyle;
  let state;
  let styles = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    // jsdom does not notice changes outside the page
    if (pseudo || !element.isConnected) return compute.call(window, element, pseudo);
    if (state && state === stateOf(element.ownerDocument)) {
      const style = styles.get(element);
      if (style) return style;
    }
    const style = compute.call(window, element);
    const now = stateOf(element.ownerDocument);
    if (now !== state) {
      state = now;
      styles = new WeakMap();
    }
    styles.set(element, style);
    return style;
  };
}
