/** A command of operators that cannot continue, with a sentence that says why. */
export class OperationRefused extends Error {}
