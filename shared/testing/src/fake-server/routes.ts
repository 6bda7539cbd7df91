/** Answers the requests of one method for one path. */
export interface Route {
  method: string;
  /** From `/api` on; `:name` marks a parameter. */
  path: string;
  answer: (request: Request, params: Record<string, string>) => Promise<Response>;
}

/** The first route for this request, with the parameters of its path, decoded; undefined when there is none. */
export function findRoute(routes: readonly Route[], { method, url }: Request) {
  const segments = new URL(url).pathname.split('/');
  for (const route of routes) {
    const params = route.method === method && readParams(route.path.split('/'), segments);
    if (params) return { route, params };
  }
  return undefined;
}

/** The parameters that make this pattern these segments; undefined when nothing does. */
function readParams(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = decodeURIComponent(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}
