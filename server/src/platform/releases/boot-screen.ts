const DARK = 'color-scheme:dark;--boot-paper:#12141a;--boot-ink:#eceae4';

/**
 * The screen before the host's script runs, drawn like the full-screen loader of @keydate/ui so that the change is
 * smooth. The spinner stays away for a moment: a fast start should not flicker.
 */
export const BOOT_STYLE = `:root{color-scheme:light dark;--boot-paper:#faf9f6;--boot-ink:#14171f}
:root[data-theme=light]{color-scheme:light}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
body{margin:0;background:var(--boot-paper);color:var(--boot-ink)}
.boot{display:grid;place-content:center;min-height:100dvh}
.boot svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;opacity:0;animation:boot-turn .8s linear infinite,boot-show .2s .3s forwards}
@keyframes boot-turn{to{transform:rotate(1turn)}}
@keyframes boot-show{to{opacity:1}}
@media(prefers-reduced-motion:reduce){.boot svg{animation:boot-show .2s .3s forwards}}`;

export const BOOT_SCREEN = `<div class="boot" role="status" aria-label="Loading Keydate"><svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8" opacity=".25"/><path d="M10 2a8 8 0 0 1 8 8"/></svg></div>
<noscript>Keydate needs JavaScript. Please switch it on and load this page again.</noscript>`;

/** The key of the logo, as the tab's icon. */
const KEY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -5 44 44" fill="none" stroke="#86847c" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="9" cy="13" r="7"/><path d="M16 13H42M27 13V24.5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V13"/></svg>';
export const ICON = `data:image/svg+xml,${encodeURIComponent(KEY)}`;
