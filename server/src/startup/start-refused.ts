/** A start that cannot continue, with a sentence that says why to the person who started it. */
export class StartRefused extends Error {}
