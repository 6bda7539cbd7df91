/**
 * A `fetch` whose connection breaks. It reads the body first, as a browser sends it: Node ends a process in which a body is
 * canceled while it is being read.
 */
export async function breakOff(request: RequestInfo | URL): Promise<never> {
  if (request instanceof Request) await request.arrayBuffer();
  throw new TypeError('Failed to fetch');
}
