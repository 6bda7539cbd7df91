export function browserProject(folder: string): object;
export function nodeProject(folder: string): object;
export function worldsProject(folder: string): object;
