export const workspaceRoot: string;
export function workspacePackages(): string[];
