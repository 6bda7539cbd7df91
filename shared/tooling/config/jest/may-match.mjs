/** The demands of a selector's last part on the element alone; null where that is not plain to see. */
const asked = new Map();

/**
 * True if an element of jsdom's may match a selector: false only where it lacks a class or the tag that each of the
 * selector's alternatives asks for.
 */
export function mayMatch(element, selector) {
  // rules that are no style rules, such as keyframes, have none
  if (selector === undefined) return true;
  const alternatives = alternativesOf(selector);
  if (alternatives === null) return true;
  const tag = element._localName.toLowerCase();
  const classes = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
  return alternatives.some(
    (one) => (one.tag === null || one.tag === tag) && one.classes.every((name) => classes.includes(` ${name} `)),
  );
}

/**
 * The demands of each alternative of a selector on the element alone: a tag and classes; null where that is not plain to see.
 * @returns {{ tag: string | null, classes: string[] }[] | null}
 */
export function alternativesOf(selector) {
  let alternatives = asked.get(selector);
  if (alternatives === undefined) {
    alternatives = readSelector(selector);
    asked.set(selector, alternatives);
  }
  return alternatives;
}

/** Brackets and parentheses demand more, and are left out here, as are `:hover` and the like. */
function readSelector(selector) {
  const plain = withoutParentheses(selector.replace(/\[[^\]"'\\]*\]|\[[\w-]+[~|^$*]?=("[^"\\]*"|'[^'\\]*')\]/g, '[]'));
  if (/["'()\\]/.test(plain)) return null;
  return plain.split(',').map((alternative) => {
    const compound =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const [tag = ''] = /^[a-z][\w-]*/i.exec(compound) ?? [];
    return {
      tag: tag === '' ? null : tag.toLowerCase(),
      classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    };
  });
}

/** Without `:not(…)`, `:has(…)` and the like, the innermost first. */
function withoutParentheses(selector) {
  const shorter = selector.replace(/:[\w-]+\([^()"'\\]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}
