/**
 * Keeps props that only style a component off its DOM element; all other props reach it, or what `as` names:
 * `styled.a.withConfig(styleOnlyProps('variant'))`.
 */
export function styleOnlyProps(...names: readonly string[]) {
  return { shouldForwardProp: (prop: string) => !names.includes(prop) };
}
