import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { CircleAlert, CircleCheck } from '../icons';
import { tokens } from '../tokens/tokens';

/** The action that the person can take on an error. */
export interface ToastAction {
  /** A verb: "Restore". */
  readonly label: string;
  readonly onPress: () => void;
}

interface ToastMessageProps {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly message: string | undefined;
  readonly action?: ToastAction;
  /** Called when the action was chosen, to close the toast. */
  readonly onAction?: () => void;
}

/** The content of a toast. */
export function ToastMessage({ tone, title, message, action, onAction }: ToastMessageProps) {
  const handlePress = () => {
    onAction?.();
    action?.onPress();
  };
  return (
    <Row $color={tone === 'success' ? tokens.color.done : tokens.color.overdue}>
      <Icon of={tone === 'success' ? CircleCheck : CircleAlert} />
      <div>
        <strong>{title}</strong>
        {message && <div>{message}</div>}
        {action && (
          <Action>
            <Button variant="secondary" size="small" onClick={handlePress}>
              {action.label}
            </Button>
          </Action>
        )}
      </div>
    </Row>
  );
}

const Row = styled.div<{ $color: string }>`
  display: flex;
  flex: 1;
  gap: ${tokens.gap[12]};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};

  svg {
    color: ${({ $color }) => $color};
  }

  strong {
    font-weight: 600;
    color: ${tokens.color.ink};
  }
`;

const Action = styled.div`
  margin-top: ${tokens.gap[8]};
`;
