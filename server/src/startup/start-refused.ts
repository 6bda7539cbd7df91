/** A start that cannot go on, with a sentence that says why to whoever started it. */
export class StartRefused extends Error {}
