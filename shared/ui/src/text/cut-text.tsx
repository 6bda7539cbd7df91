import { cut } from './cut';
import { VisuallyHidden } from './visually-hidden';

export interface CutTextProps {
  readonly text: string;
  /** The most characters shown uncut. */
  readonly longest: number;
  /** How many stay before the ellipsis; `longest` unless given. */
  readonly kept?: number;
}

/** A text cut to its room that keeps its full words as accessible name and tooltip (docs/oddities.md). */
export function CutText({ text, longest, kept }: CutTextProps) {
  const shown = cut(text, longest, kept);
  if (shown === text) return <>{text}</>;
  return (
    <span title={text}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
