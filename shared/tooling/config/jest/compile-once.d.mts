import type { compileFunction } from 'node:vm';

/** See compile-once.mjs. */
export declare function compileOnce(compile: typeof compileFunction): typeof compileFunction;
