/** Spec § 9: how long a success toast is there in all, coming and going included. */
const SUCCESS_MS = 3000;
/** How long a toast takes to come, and to go. */
export const SLIDE_MS = 200;

/** How long a success rests: the library counts from when it has come until it begins to go. */
export const SUCCESS_REST_MS = SUCCESS_MS - 2 * SLIDE_MS;
/** An error this young belongs to the page that opens, not to the one that the person leaves. */
export const MOMENT_MS = 1000;
