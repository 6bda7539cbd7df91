import { copy } from './copy';
import { KeyHint } from './review.styles';

/** Names the keys that lead through the rows to check. */
export function ReviewKeys() {
  const { next, nextMeans, accept, acceptMeans } = copy.keys;
  return (
    <KeyHint>
      <kbd>{next}</kbd> {nextMeans} · <kbd>{accept}</kbd> {acceptMeans}
    </KeyHint>
  );
}
