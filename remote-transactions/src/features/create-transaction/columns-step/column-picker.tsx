import { tokens } from '@keydate/ui';
import { ChoiceGroup } from '@keydate/ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import { sampleRows } from '../../../domain/sample-rows';
import type { ScannedTable } from '../../../domain/scanned-rows';
import { copy } from './copy';

interface ColumnPickerProps {
  legend: string;
  table: ScannedTable;
  chosen: number | null;
  onChoose: (column: number) => void;
  error: string | undefined;
}

/** One column to choose: all columns with some of their cells. */
export function ColumnPicker({ legend, table, chosen, onChoose, error }: ColumnPickerProps) {
  const name = useId();
  const rows = sampleRows(table);
  return (
    <ChoiceGroup legend={legend} error={error}>
      <Columns>
        {table.columns.map((column, at) => (
          <Column key={at}>
            <span>
              <input
                type="radio"
                name={name}
                checked={chosen === at}
                onChange={() => onChoose(at)}
                aria-label={column}
                aria-describedby={`${name}-${at}`}
              />
              {column}
            </span>
            <Sample id={`${name}-${at}`}>
              {rows.map(({ cells }, row) => (
                <li key={row}>{cells[at] === '' ? copy.blank : cells[at]}</li>
              ))}
            </Sample>
          </Column>
        ))}
      </Columns>
    </ChoiceGroup>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[8]};
`;

const Column = styled.label`
  display: block;
  min-width: 0;
  padding: ${tokens.gap[12]};
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.control};
  cursor: pointer;

  > span {
    display: flex;
    gap: ${tokens.gap[8]};
    font-size: ${tokens.size[14]};
    font-weight: 550;
    line-height: 20px;
  }

  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 1px 0 0;
    accent-color: ${tokens.color.primary};
  }

  &:has(:checked) {
    border-color: ${tokens.color.primary};
    box-shadow: inset 0 0 0 1px ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
  }
`;

const Sample = styled.ul`
  margin-top: ${tokens.gap[8]};
  font-size: ${tokens.size[12]};
  line-height: 20px;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;

  li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
