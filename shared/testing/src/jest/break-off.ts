/**
 * What `fetch` does with a request whose connection breaks. The body is read first, as it is on its way to the network: Node
 * ends a process in which a body is canceled while it is being read.
 */
export async function breakOff(request: RequestInfo | URL): Promise<never> {
  if (request instanceof Request) await request.arrayBuffer();
  throw new TypeError('Failed to fetch');
}
