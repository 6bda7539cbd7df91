import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { CircleAlert, CircleCheck } from '../icons';
import { tokens } from '../tokens/tokens';

/** What can be done about it. */
export interface ToastWay {
  /** A verb. */
  readonly label: string;
  readonly onTake: () => void;
}

interface ToastWordsProps {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly message: string | undefined;
  readonly way?: ToastWay;
  /** The way was taken: there is nothing more to say. */
  readonly onTaken?: () => void;
}

/** What a toast says. */
export function ToastWords({ tone, title, message, way, onTaken }: ToastWordsProps) {
  const handleTake = () => {
    onTaken?.();
    way?.onTake();
  };
  return (
    <Row $color={tone === 'success' ? tokens.color.done : tokens.color.overdue}>
      <Icon of={tone === 'success' ? CircleCheck : CircleAlert} />
      <div>
        <strong>{title}</strong>
        {message && <div>{message}</div>}
        {way && (
          <Way>
            <Button look="secondary" size="small" onClick={handleTake}>
              {way.label}
            </Button>
          </Way>
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

const Way = styled.div`
  margin-top: ${tokens.gap[8]};
`;
