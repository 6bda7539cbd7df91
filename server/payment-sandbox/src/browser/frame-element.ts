import type { StripeElementBase, StripeError } from '@stripe/stripe-js';
import { fromFrame, type FrameAnswer, type FrameSettings, type FromFrame, type ToFrame } from './messages';

type Listener = (event: never) => unknown;
/** A method and not a function type, so that each listener may declare its own event, as the types of Stripe.js do. */
interface Listening {
  hear(event: object): unknown;
}
/** How long a frame may take to say that it is ready, once its page has loaded. */
const READY_MS = 3000;
type AskedOfFrame = { [A in ToFrame['ask']]: Omit<Extract<ToFrame, { ask: A }>, 'request'> }[ToFrame['ask']];

type ElementType = 'payment' | 'address';
type ChangeTold = Extract<FromFrame, { told: 'change' }>;

/** The events of an element; `Change` is the provider's own type of its changes. */
interface ElementEvents<Type extends ElementType, Change extends object> {
  change: Change;
  ready: { elementType: Type };
  focus: { elementType: Type };
  blur: { elementType: Type };
  loaderror: { elementType: Type; error: StripeError };
}

export interface FrameElementOptions<Type extends ElementType, Change extends object> {
  origin: string;
  type: Type;
  settings: Omit<FrameSettings, 'frame' | 'pageOrigin'>;
  readChange: (told: ChangeTold) => Change;
}

/** An element as a page holds it: a frame of the sandbox's origin, in which the person types. */
export class FrameElement<Type extends ElementType, Change extends object> implements StripeElementBase {
  readonly #options: FrameElementOptions<Type, Change>;
  readonly #id = crypto.randomUUID();
  readonly #listeners = new Map<string, Map<Listener, Listening>>();
  readonly #waiting = new Map<string, (answer: FrameAnswer) => void>();
  #frame: HTMLIFrameElement | null = null;

  #isReady = false;

  constructor(options: FrameElementOptions<Type, Change>) {
    this.#options = options;
  }

  mount(place: string | HTMLElement): void {
    const parent = typeof place === 'string' ? document.querySelector(place) : place;
    if (!parent) throw new Error('The element has no place on the page.');
    const { origin, type, settings } = this.#options;
    const frame = document.createElement('iframe');
    const carried: FrameSettings = { ...settings, frame: this.#id, pageOrigin: location.origin };
    frame.src = `${origin}/elements/${type}#${encodeURIComponent(JSON.stringify(carried))}`;
    frame.title = `Secure ${type} input frame`;
    frame.allow = 'payment';
    Object.assign(frame.style, { width: '100%', border: '0', display: 'block', colorScheme: 'light' });
    frame.style.height = type === 'payment' ? '240px' : '420px';
    this.#frame = frame;
    this.#isReady = false;
    addEventListener('message', this.#hear);
    // if the frame's page is missing, the browser has loaded an error page, which never says that it is ready
    frame.addEventListener('load', () => setTimeout(() => this.#expectReady(frame), READY_MS));
    parent.append(frame);
  }

  on(event: string, listener: Listener): this {
    const known = this.#listeners.get(event) ?? new Map<Listener, Listening>();
    this.#listeners.set(event, known.set(listener, { hear: listener }));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (happened) => {
      this.off(event, first);
      return listener(happened);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  /** Settings that change later do not matter to a sandbox. */
  update(): this {
    return this;
  }

  #expectReady(frame: HTMLIFrameElement): void {
    if (this.#isReady || this.#frame !== frame) return;
    this.#tell('loaderror', { elementType: this.#options.type, error: NOT_LOADED });
  }

  unmount(): void {
    removeEventListener('message', this.#hear);
    this.#frame?.remove();
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  focus(): void {
    this.#frame?.focus();
    void this.ask({ ask: 'focus' });
  }

  blur(): void {
    this.#frame?.blur();
  }

  clear(): void {
    // the product removes an element, and never clears it
  }

  /** Sends a request to the frame, and returns its answer. */
  ask(asked: AskedOfFrame): Promise<FrameAnswer> {
    const request = crypto.randomUUID();
    const target = this.#frame?.contentWindow;
    if (!target) return Promise.resolve({ told: 'answer', request, error: NOT_MOUNTED });
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      target.postMessage({ frame: this.#id, ...asked, request }, this.#options.origin);
    });
  }

  readonly #hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== this.#options.origin || source !== this.#frame?.contentWindow) return;
    const told = fromFrame.safeParse(data);
    if (told.success) this.#take(told.data);
  };

  #take(told: FromFrame): void {
    if (told.told === 'height') {
      if (this.#frame) this.#frame.style.height = `${told.height}px`;
      return;
    }
    if (told.told === 'answer') {
      this.#waiting.get(told.request)?.(told);
      this.#waiting.delete(told.request);
      return;
    }
    if (told.told === 'change') {
      this.#tell('change', this.#options.readChange(told));
      return;
    }
    this.#isReady ||= told.told === 'ready';
    this.#tell(told.told, { elementType: this.#options.type });
  }

  #tell<Name extends keyof ElementEvents<Type, Change>>(
    event: Name,
    happened: ElementEvents<Type, Change>[Name],
  ): void {
    this.#listeners.get(event)?.forEach((listening) => listening.hear(happened));
  }
}

const NOT_MOUNTED: StripeError = {
  type: 'invalid_request_error',
  message: 'Please make sure the Element you are attempting to use is still mounted.',
};
const NOT_LOADED: StripeError = { type: 'api_connection_error', message: 'The Element could not be loaded.' };
