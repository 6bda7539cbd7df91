import type { ENTRY_ICONS } from '@keydate/contracts/navigation';
import { Icon, type IconGlyph } from '@keydate/ui';
import {
  CalendarDays,
  Clock,
  Download,
  FileText,
  House,
  Image,
  LayoutGrid,
  List,
  ListChecks,
  Mail,
  MapPin,
  Phone,
  Scale,
  ScanText,
  Star,
  Upload,
} from '@keydate/ui/icons';

const glyphs: Readonly<Record<(typeof ENTRY_ICONS)[number], IconGlyph>> = {
  CalendarDays,
  Clock,
  Download,
  FileText,
  House,
  Image,
  LayoutGrid,
  List,
  ListChecks,
  Mail,
  MapPin,
  Phone,
  Scale,
  ScanText,
  Star,
  Upload,
};
const byName: ReadonlyMap<string, IconGlyph> = new Map(Object.entries(glyphs));

/** The icon that a card names. */
export function NamedIcon({ name }: { name: string }) {
  const glyph = byName.get(name);
  return glyph && <Icon of={glyph} />;
}
