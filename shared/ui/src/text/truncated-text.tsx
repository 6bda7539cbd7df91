import { truncate } from './truncate';
import { VisuallyHidden } from './visually-hidden';

export interface TruncatedTextProps {
  readonly text: string;
  /** The longest text that is shown in full, in characters. */
  readonly maxLength: number;
  /** How many characters come before the ellipsis; `maxLength` by default. */
  readonly truncatedLength?: number;
}

/** A text truncated to fit; the full text is its accessible name and tooltip (docs/oddities.md). */
export function TruncatedText({ text, maxLength, truncatedLength }: TruncatedTextProps) {
  return <ShortText text={text} short={truncate(text, maxLength, truncatedLength)} />;
}

export interface ShortTextProps {
  readonly text: string;
  /** The shortened text. */
  readonly short: string;
}

/** A text shown in short; the full text is its accessible name and tooltip. */
export function ShortText({ text, short: shown }: ShortTextProps) {
  if (shown === text) return <>{text}</>;
  return (
    <span title={text}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
