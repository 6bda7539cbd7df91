/** What is asked of a rule and of a sheet of jsdom's own. */
export interface Rule {
  selectorText?: string;
  media?: ArrayLike<string>;
  cssRules?: ArrayLike<Rule>;
}

export function rulesFor<One extends Rule>(
  sheet: { cssRules: ArrayLike<One> },
  tag: string,
  classes: readonly string[],
): One[];
