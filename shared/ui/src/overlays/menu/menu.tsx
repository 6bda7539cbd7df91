import { Button as AriaButton, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { buttonLook } from '../../button/button-look';
import { ownProps } from '../../tokens/own-props';
import { Icon, type IconGlyph } from '../../icon/icon';
import { tokens } from '../../tokens/tokens';
import { floating, pickable } from '../floating';

/** One action of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** What the menu holds: the accessible name of its button. */
  readonly label: string;
  readonly icon: IconGlyph;
  readonly actions: readonly MenuAction[];
}

/** A button with an icon that opens a list of actions: the phone's navigation, or a row's "more". */
export function Menu({ label, icon, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <Trigger aria-label={label} look="ghost">
        <Icon of={icon} />
      </Trigger>
      <Sheet placement="bottom end">
        <List>
          {actions.map((action) => (
            <Action
              key={action.id}
              id={action.id}
              textValue={action.label}
              onAction={action.onSelect}
              $isDanger={action.isDanger}
            >
              {action.icon && <Icon of={action.icon} />}
              {action.label}
            </Action>
          ))}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}

const Trigger = styled(AriaButton).withConfig(ownProps('look'))<{ readonly look: 'ghost' }>`
  ${buttonLook}
  flex: none;
  width: ${tokens.controlHeight};
  padding: 0;
  color: ${tokens.color.softInk};
`;

const Sheet = styled(Popover)`
  ${floating}
  min-width: 200px;
`;

const List = styled(AriaMenu)`
  padding: 4px;
  outline: none;
`;

const Action = styled(MenuItem)<{ readonly $isDanger: boolean | undefined }>`
  ${pickable}
  color: ${({ $isDanger }) => ($isDanger ? tokens.color.overdue : tokens.color.ink)};
`;
