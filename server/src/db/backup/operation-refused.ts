/** A start, or a command of operators, that cannot continue, with a sentence that says why to the person who ran it. */
export class OperationRefused extends Error {}
