import type { compileFunction, Context } from 'node:vm';

/** See compile-once.mjs. */
export declare function compileOnce(
  compile: typeof compileFunction,
  isPage: (context: Context) => boolean,
): typeof compileFunction;
