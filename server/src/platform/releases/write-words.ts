import {
  PRESET_PRICE,
  PRESET_CONTACT_EMAIL,
  PRESET_PRIVACY_EMAIL,
  type PageSettings,
} from '@keydate/contracts/page-settings';
import { exampleDays, PRESET_TODAY, type ExampleDays } from '@keydate/domain/example-days';
import { escapeHtml } from '../../escape-html';

/** The item of the plan that the build writes, and the beginning of its section, which is hidden as long as it has that plan. */
const PRESET_ITEM = new RegExp(`<li(?:(?!<li)[^])*?>${PRESET_PRICE.plan}<[^]*?</li>`);
const HIDDEN_PRICES = /(<section id="prices"[^>]*?) hidden=""/;

/**
 * Writes the server's settings into a page that a build rendered, in place of the presets. The remote that takes the page over
 * reads the same settings, so that it renders the same words.
 */
export function writeWords(html: string, settings: PageSettings): string {
  return writePrices(writeDays(html, settings), settings)
    .replaceAll(PRESET_CONTACT_EMAIL, () => escapeHtml(settings.contactEmail))
    .replaceAll(PRESET_PRIVACY_EMAIL, () => escapeHtml(settings.privacyEmail));
}

/** Only texts that are a preset from end to end are replaced: "12" is a day on a calendar's leaf, and part of other words. */
function writeDays(html: string, { today }: PageSettings): string {
  const now = wordsOf(exampleDays(today));
  const words = new Map(wordsOf(exampleDays(PRESET_TODAY)).map((preset, at) => [preset, now[at]]));
  return html.replace(/(?<=>)[^<>]+(?=<)/g, (text) => words.get(text) ?? text);
}

function wordsOf({ month, day, weekday, label, deadlines }: ExampleDays): string[] {
  return [month, day, weekday, label, ...deadlines];
}

function writePrices(html: string, { prices = [] }: PageSettings): string {
  const items = (item: string) =>
    prices.map(({ plan, price }) =>
      item.replace(PRESET_PRICE.plan, () => escapeHtml(plan)).replace(PRESET_PRICE.price, () => escapeHtml(price)),
    );
  const shown = prices.length > 0 ? html.replace(HIDDEN_PRICES, '$1') : html;
  return shown.replace(PRESET_ITEM, (item) => items(item).join(''));
}
