// What the host shares under the name `zod`. Sharing all of zod would ship every locale and every check (+53 kB).
export * as z from './zod-members';
