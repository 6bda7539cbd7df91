/**
 * Keeps the props that steer a look off the DOM element, while `as={Link}` gets all others:
 * `styled.a.withConfig(ownProps('look'))`.
 */
export function ownProps(...names: readonly string[]) {
  return { shouldForwardProp: (prop: string) => !names.includes(prop) };
}
