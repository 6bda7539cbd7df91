import type { Linter } from 'eslint';

export function fenceBlocks(): Linter.Config[];
