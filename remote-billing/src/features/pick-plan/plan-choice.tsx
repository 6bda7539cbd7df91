import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

interface PlanChoiceProps {
  name: string;
  about: string;
  isPicked: boolean;
  onPick: () => void;
}

/** One plan to pick, as a row. */
export function PlanChoice({ name, about, isPicked, onPick }: PlanChoiceProps) {
  return (
    <Row $isPicked={isPicked}>
      <input type="radio" name="plan" checked={isPicked} onChange={onPick} />
      <span>
        <strong>{name}</strong>
        <About>{about}</About>
      </span>
    </Row>
  );
}

const Row = styled.label<{ $isPicked: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${tokens.gap[12]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border: 1px solid ${({ $isPicked }) => ($isPicked ? tokens.color.primary : tokens.color.rule)};
  border-radius: ${tokens.radius.control};
  cursor: pointer;

  input {
    accent-color: ${tokens.color.primary};
  }
`;

const About = styled.span`
  display: block;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;
`;
