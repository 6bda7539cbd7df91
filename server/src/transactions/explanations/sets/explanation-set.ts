/** The meaning of one deadline, and how its day is found. */
export interface ExplanationText {
  title: string;
  description: string;
  dateExplanation: string;
}

/** The explanations that everyone starts with for a state, in the order of its form. */
export interface ExplanationSet {
  /** The name of the state; `General` for states without a set of their own. */
  state: string;
  texts: readonly ExplanationText[];
}

type Row = readonly [title: string, description: string, dateExplanation: string];

/** A set from rows of title, description and the way to find the day. */
export function explanationSet(state: string, rows: readonly Row[]): ExplanationSet {
  return {
    state,
    texts: rows.map(([title, description, dateExplanation]) => ({ title, description, dateExplanation })),
  };
}
