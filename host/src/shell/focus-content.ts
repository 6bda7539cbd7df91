/** Moves the focus to the page's `#content`: the frame's, or that of a page with a frame of its own. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
