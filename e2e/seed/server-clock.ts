import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

const present = z.object({ now: z.iso.datetime() });

/** The time of a server of one's own, and of the page. */
export class ServerClock {
  readonly #request: APIRequestContext;
  readonly #page: Page;

  constructor(request: APIRequestContext, page: Page) {
    this.#request = request;
    this.#page = page;
  }

  /** So much later it is, for the server and the page. */
  async passes({ minutes = 0, seconds = 0 }: { minutes?: number; seconds?: number }): Promise<void> {
    const ms = (minutes * 60 + seconds) * 1000;
    const { now } = present.parse(await (await this.#request.get('/dev/clock')).json());
    const reply = await this.#request.put('/dev/clock', {
      data: { now: new Date(Date.parse(now) + ms).toISOString() },
    });
    if (!reply.ok()) throw new Error(`The clock was not set: ${await reply.text()}`);
    await this.#page.clock.fastForward(ms);
  }
}
