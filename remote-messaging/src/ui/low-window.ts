/** A phone on its side, or one whose keyboard is open: messages and composer need the room of everything else. */
export const lowWindow = '@media (max-width: 1023.98px) and (max-height: 599.98px)';

/** The same, as narrow as a phone held upright. */
export const lowPhone = '@media (max-width: 639.98px) and (max-height: 599.98px)';
