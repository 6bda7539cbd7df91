/** Moves the focus to the page's main part: the frame's, or that of a page which brings its own. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
