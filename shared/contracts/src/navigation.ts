import { z } from 'zod';

/** The icons that an entry may have by name, as `@keydate/ui/icons` calls them; any other is a file of the remote. */
export const ENTRY_ICONS = [
  'CalendarDays',
  'Clock',
  'Download',
  'FileText',
  'House',
  'Image',
  'LayoutGrid',
  'List',
  'ListChecks',
  'Mail',
  'MapPin',
  'Phone',
  'Scale',
  'ScanText',
  'Star',
  'Upload',
] as const;
export type EntryIcon = (typeof ENTRY_ICONS)[number];

/** The words of the entries that the specification gives the sidebar (§ 2.5); no remote may have one of them. */
export const FIXED_ENTRIES: readonly string[] = ['Dashboard', 'Messages', 'Setting', 'Subscription', 'Logout'];

const WRONG_ICON = `The icon of an entry is one of ${ENTRY_ICONS.join(', ')}, or an SVG file next to remote.json.`;

/** An entry of the sidebar, which on a phone is the bar at the bottom. */
export const navigationEntry = z.object({
  /** The word of the entry; longer ones do not fit into a phone's bar. */
  title: z
    .string()
    .trim()
    .min(1, 'The title of an entry has at least one letter.')
    .max(14, 'The title of an entry has at most 14 letters.'),
  /** The key of the page of the same card that it opens: a page of members, without parameters. */
  page: z.string().min(1),
  /** One of `ENTRY_ICONS`, or the name of an SVG file next to `remote.json`, which is drawn in the color of the text. */
  icon: z.union([z.enum(ENTRY_ICONS), z.string().regex(/^[a-z0-9-]+\.svg$/, WRONG_ICON)]),
  /** The entries of remotes are sorted by it, then by their titles; they follow those of the specification. */
  order: z.number().int().min(0).max(999).optional(),
  /** The entry of the specification that it follows; without it, all of them. */
  after: z.enum(['Dashboard', 'Messages', 'Setting']).optional(),
  /** True if only super roles see it; the page itself and its calls decide again. */
  superRolesOnly: z.boolean().optional(),
  /** A slot of the same card that is shown next to the entry, such as a count. */
  slot: z.string().optional(),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** The entries of a card as far as they are understood: one that is not, as of a newer contract, costs only itself. */
export const navigationEntries = z
  .array(navigationEntry.nullable().catch(null))
  .catch([])
  .transform((entries) => entries.filter((entry) => entry !== null));

/** The parts of a card that its entries refer to. */
interface Places {
  pages: Readonly<Record<string, { path: string; audiences: readonly string[] }>>;
  slots: readonly string[];
}

/** The mistake of an entry, as part of a sentence; undefined if it has none. */
export function wrongEntry({ title, page, slot }: NavigationEntry, { pages, slots }: Places): string | undefined {
  const opened = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (!opened) return `the entry "${title}" opens the page "${page}", which the card does not have`;
  if (!opened.audiences.includes('member')) return `the entry "${title}" opens a page that is not for members`;
  if (opened.path.includes(':')) return `the entry "${title}" opens a page whose address has a parameter`;
  if (slot !== undefined && !slots.includes(slot))
    return `the entry "${title}" has the slot "${slot}", which the card does not have`;
  return undefined;
}

/** The files of icons that a card names. */
export function iconFiles({ navigation = [] }: { navigation?: readonly NavigationEntry[] | undefined }): string[] {
  return navigation.flatMap(({ icon }) => (icon.endsWith('.svg') ? [icon] : []));
}

const UNSAFE =
  /<(?:[\w-]+:)?(?:script|foreignObject)|<!(?:ENTITY|DOCTYPE)|\son\w+\s*=|(?:javascript|data):|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i;
const ICON_MAX_BYTES = 10_000;

/**
 * The fault of an icon's file, in one sentence; undefined if it has none. It is drawn as an image, in which no script runs;
 * but its address can be opened, too.
 * @param content the text of the file
 */
export function wrongIcon(name: string, content: string): string | undefined {
  if (content.length > ICON_MAX_BYTES) return `${name} has more than ${ICON_MAX_BYTES / 1000} kB; an icon needs less.`;
  if (!/<svg[\s>]/i.test(content)) return `${name} is no SVG picture.`;
  if (UNSAFE.test(content)) return `${name} has a script or refers to other files; an icon may only draw.`;
  if (!/<svg[^>]*\sviewBox\s*=\s*["']0 0 24 24["']/.test(content))
    return `${name} needs viewBox="0 0 24 24", the size of all icons.`;
  const [, color] = /\s(?:fill|stroke)\s*=\s*["'](?!none["']|currentColor["']|url\(#)([^"']*)["']/i.exec(content) ?? [];
  if (color !== undefined) return `${name} has the color "${color}": an icon has only currentColor, that of its text.`;
  return undefined;
}
