import { z } from 'zod';

/** A number within limits, with a sentence for each mistake. */
export const aWholeNumber = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a number from ${min} to ${max}.` })
    .int(`${name} must be a whole number.`)
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`);

export const wholeNumber = (name: string, min: number, max: number, preset: number) =>
  aWholeNumber(name, min, max).default(preset);

/** Words separated by commas or spaces. */
export const aList = (preset: string) =>
  z
    .string()
    .default(preset)
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));

export const address = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address such as ${example}.` }).optional();

/**
 * True if an address has nothing after its host and port. Also true for texts that are not addresses: they get a
 * sentence of their own.
 */
export function isOrigin(text: string | undefined): boolean {
  if (text === undefined || !URL.canParse(text)) return true;
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}

export function isWebOrigin(text: string): boolean {
  // no character that could end its place in the content policy
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
