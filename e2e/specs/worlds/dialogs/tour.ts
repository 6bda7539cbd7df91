import type { FrameLocator } from '@playwright/test';

/** A dialog of a remote, or one of its states. */
export interface Stop {
  /** The file below `src` that draws it. */
  file: string;
  /** Its title. */
  title: string | RegExp;
  /** From the dialog before it in the tour, or from the world's page. */
  open: (stage: FrameLocator) => Promise<void>;
}

/** Dialogs that open one after the other in a world of QA. */
export interface Tour {
  world: string;
  stops: readonly Stop[];
}

/** Presses these buttons, one after the other. */
export function press(...names: (string | RegExp)[]): Stop['open'] {
  return async (stage) => {
    for (const name of names)
      await stage
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
  };
}

/** Does one thing after the other. */
export function inTurn(...steps: Stop['open'][]): Stop['open'] {
  return async (stage) => {
    for (const step of steps) await step(stage);
  };
}

/** Types into the field of this label. */
export function fill(label: string, text: string): Stop['open'] {
  return (stage) => stage.getByLabel(label, { exact: true }).fill(text);
}
