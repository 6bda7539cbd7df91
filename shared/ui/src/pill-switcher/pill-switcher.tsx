import { useRef, type KeyboardEvent } from 'react';
import { Icon, type IconGlyph } from '../icon/icon';
import { nextTab } from './next-tab';
import { Pill, Pills, type PillVariant } from './pill-switcher.styles';

/** One tab of a switcher; titles are unique within it. */
export interface PillTab<Title extends string = string> {
  readonly title: Title;
  readonly icon?: IconGlyph;
}

export interface PillSwitcherProps<Title extends string> {
  /** The name of the choice, for screen readers: "Side", "Status". */
  readonly label: string;
  readonly tabs: readonly PillTab<Title>[];
  /** The title of the selected tab. */
  readonly selected: Title;
  readonly onSelect: (title: Title) => void;
  readonly variant?: PillVariant;
  /** The id of the element whose content the tabs switch; give that element `role="tabpanel"`. */
  readonly panelId?: string;
  /** Shows icons alone; the titles are their names and tooltips. */
  readonly areIconsAlone?: boolean;
}

/** A tab/pill switcher in two variants; the selected tab is matched by title (spec § 2.6). Arrows, Home and End move. */
export function PillSwitcher<Title extends string>({
  label,
  tabs,
  selected,
  onSelect,
  variant = 'filled',
  panelId,
  areIconsAlone = false,
}: PillSwitcherProps<Title>) {
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ title }) => title === selected);
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.title);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <Pills ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown} $variant={variant}>
      {tabs.map(({ title, icon }) => (
        <Pill
          key={title}
          type="button"
          role="tab"
          aria-selected={title === selected}
          aria-controls={panelId}
          aria-label={areIconsAlone ? title : undefined}
          title={areIconsAlone ? title : undefined}
          tabIndex={title === selected ? 0 : -1}
          onClick={() => onSelect(title)}
          $variant={variant}
        >
          {icon && <Icon of={icon} />}
          {!areIconsAlone && title}
        </Pill>
      ))}
    </Pills>
  );
}
