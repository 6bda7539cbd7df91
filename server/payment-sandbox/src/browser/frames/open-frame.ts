import {
  frameSettings,
  toFrame,
  type FrameAnswer,
  type FrameSettings,
  type FromFrame,
  type ToFrame,
} from '../messages';

/** The frame's side of the talk with its page. */
export interface Frame {
  settings: FrameSettings;
  tell(told: FromFrame): void;
  /** Answers the page's requests. */
  listen(answer: (asked: ToFrame) => Promise<Omit<FrameAnswer, 'told' | 'request'>>): void;
}

export function openFrame(): Frame {
  const settings = frameSettings.parse(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  const tell = (told: FromFrame) => parent.postMessage(told, settings.pageOrigin);
  applyVariables(settings.variables ?? {});
  new ResizeObserver(() => tell({ told: 'height', height: document.body.scrollHeight })).observe(document.body);
  addEventListener('focusin', () => tell({ told: 'focus' }));
  addEventListener('focusout', () => tell({ told: 'blur' }));
  return {
    settings,
    tell,
    listen: (answer) =>
      addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
        const asked = toFrame.safeParse(data);
        if (origin !== settings.pageOrigin || source !== parent || !asked.success) return;
        const { request } = asked.data;
        void answer(asked.data).then((answered) => tell({ told: 'answer', request, ...answered }));
      }),
  };
}

const VARIABLES: Readonly<Record<string, string>> = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
};

/** Applies the page's style, as far as a frame supports it. */
function applyVariables(variables: Record<string, string>): void {
  for (const [name, property] of Object.entries(VARIABLES)) {
    const value = variables[name];
    if (value !== undefined) document.documentElement.style.setProperty(property, value);
  }
}

/** A field of the form by its id. */
export function field(id: string): HTMLInputElement | HTMLSelectElement {
  const found = document.getElementById(id);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`The frame has no field ${id}`);
}

/** Shows the problem of a field below it, or removes it. */
export function showProblem(id: string, problem: string | null): void {
  const place = document.getElementById(`${id}-problem`);
  if (place) place.textContent = problem ?? '';
  const input = field(id);
  input.setAttribute('aria-invalid', String(problem !== null));
  if (problem === null) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', `${id}-problem`);
}

/** Checks each field when the person leaves it, and everything on request. Each check returns the problem, or null. */
export function watchFields(checks: Readonly<Record<string, (text: string) => string | null>>) {
  const problemOf = (id: string) => checks[id]?.(field(id).value.trim()) ?? null;
  for (const id of Object.keys(checks)) {
    field(id).addEventListener('blur', () => field(id).value !== '' && showProblem(id, problemOf(id)));
    field(id).addEventListener('input', () => problemOf(id) === null && showProblem(id, null));
  }
  return {
    isComplete: () => Object.keys(checks).every((id) => problemOf(id) === null),
    /** Shows all problems, and returns the first. */
    firstProblem: (): string | null => {
      const problems = Object.keys(checks).map((id) => {
        const problem = problemOf(id);
        showProblem(id, problem);
        return problem;
      });
      return problems.find((problem) => problem !== null) ?? null;
    },
  };
}
