import { config } from 'zod/v4';

// The page's policy allows no eval; zod would try it at every start, and the browser would report it.
config({ jitless: true });

// The host's share under the name `zod`. Sharing all of zod would ship every locale and every check (+53 kB).
export * as z from './zod-members';
