export function recordDeclarations(global: object): () => () => void;
