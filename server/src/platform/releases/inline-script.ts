import { createHash } from 'node:crypto';

/** A script in the HTML itself. */
export interface InlineScript {
  html: string;
  /** The source of `script-src` that permits only this script. */
  source: string;
}

export function inlineScript(script: string): InlineScript {
  return {
    html: `<script>${script}</script>`,
    source: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}
