import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import { CircleAlert, CircleCheck } from '../icons';
import { tokens } from '../tokens/tokens';

interface ToastWordsProps {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly message: string | undefined;
}

/** What a toast says. */
export function ToastWords({ tone, title, message }: ToastWordsProps) {
  return (
    <Row $color={tone === 'success' ? tokens.color.done : tokens.color.overdue}>
      <Icon of={tone === 'success' ? CircleCheck : CircleAlert} />
      <div>
        <strong>{title}</strong>
        {message && <div>{message}</div>}
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
