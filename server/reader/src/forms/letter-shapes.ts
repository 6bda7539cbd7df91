/** Letters that a recognizer takes for one another, each group with the sign that replaces it. */
const ALIKE: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv|[il1!|]v|v[il1!|]/g, 'w'],
  // in poor print letters fall apart into their strokes: "lin" is read as "hn", "im" as "un"
  [/m/g, 'lll'],
  [/[nuh]/g, 'll'],
  [/[il1!|[\]jtf]/g, 'l'],
  // in faces drawn with the compass
  [/[0a]/g, 'o'],
  [/e/g, 'c'],
  [/[68]/g, 'b'],
  [/[q9]/g, 'g'],
  [/5/g, 's'],
  [/y/g, 'v'],
];

/** How a text looks to a poor eye: two that look the same differ in no more than letters that are easily confused. */
export function shapeOf(text: string): string {
  const letters = text.toLowerCase().replace(/[^a-z\d!|[\]]/g, '');
  return ALIKE.reduce((shape, [group, sign]) => shape.replace(group, sign), letters);
}

/** Like `shapeOf`, but thin letters next to each other count as one: "ili" is read as "it", "ti" as "t". */
export function blurredShapeOf(text: string): string {
  return shapeOf(text.toLowerCase().replace(/[il1!|[\]jtf]+/g, 'l'));
}
