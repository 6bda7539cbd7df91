import { Drawing } from './drawing';

/** A letter, sealed with a calendar leaf. */
export function LetterDrawing() {
  return (
    <Drawing>
      <rect x="16" y="18" width="128" height="82" rx="8" />
      <path className="line" d="M18 24l54 40a13 13 0 0 0 16 0l54-40" />
      <rect x="62" y="52" width="36" height="36" rx="7" />
      <path className="ink" d="M62 63v-4a7 7 0 0 1 7-7h22a7 7 0 0 1 7 7v4z" />
      <path className="marked" d="M72 75l5.5 5.5L88 70" />
    </Drawing>
  );
}
