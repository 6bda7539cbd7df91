/** In a kit, for each request of a package with code for tests and desk: a pattern and the file that replaces a match. */
export function kitAliases(): [pattern: string, file: string][];
