import { alternativesOf } from './may-match.mjs';

/** Of each sheet, its rules with their places: of two that match, the later one wins. */
const indexOfSheet = new WeakMap();

/** The rules of a sheet that may match an element with this tag and these classes, in the sheet's order. */
export function rulesFor(sheet, tag, classes) {
  let index = indexOfSheet.get(sheet);
  if (index?.length !== sheet.cssRules.length) {
    index = makeIndex(sheet);
    indexOfSheet.set(sheet, index);
  }
  const found = new Set(index.ofAny);
  for (const one of index.byTag.get(tag) ?? []) found.add(one);
  for (const name of classes) for (const one of index.byClass.get(name) ?? []) found.add(one);
  return [...found].sort((left, right) => left.place - right.place).map(({ rule }) => rule);
}

function makeIndex({ cssRules }) {
  const index = { length: cssRules.length, byClass: new Map(), byTag: new Map(), ofAny: [] };
  rulesOnScreen(cssRules).forEach((rule, place) => addRule(index, { rule, place }));
  return index;
}

/** As jsdom reads them: of rules for a medium, those for the screen; keyframes and the like match nothing. */
function rulesOnScreen(cssRules) {
  return Array.from(cssRules)
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);
}

function addRule(index, placed) {
  const alternatives = alternativesOf(placed.rule.selectorText);
  if (alternatives === null) {
    index.ofAny.push(placed);
    return;
  }
  for (const { tag, classes } of alternatives) {
    const [first] = classes;
    if (first !== undefined) addTo(index.byClass, first, placed);
    else if (tag !== null) addTo(index.byTag, tag, placed);
    else index.ofAny.push(placed);
  }
}

function addTo(map, key, placed) {
  const list = map.get(key);
  if (list) list.push(placed);
  else map.set(key, [placed]);
}
