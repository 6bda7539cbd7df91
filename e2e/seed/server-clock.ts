import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

const present = z.object({ now: z.iso.datetime() });

/** The time of a spec's own server, and of the page. */
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
    await this.reaches(new Date((await this.now()).getTime() + ms));
  }

  /** It is this instant, for the server and the page. */
  async reaches(moment: Date): Promise<void> {
    const ms = moment.getTime() - (await this.now()).getTime();
    const reply = await this.#request.put('/dev/clock', { data: { now: moment.toISOString() } });
    if (!reply.ok()) throw new Error(`The clock was not set: ${await reply.text()}`);
    await this.#page.clock.fastForward(ms);
  }

  /** The server's: an earlier spec on the same server may have moved it. */
  async now(): Promise<Date> {
    return new Date(present.parse(await (await this.#request.get('/dev/clock')).json()).now);
  }
}
