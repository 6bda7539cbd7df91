import { LEAD_TIMES_MAX } from '@keydate/contracts/limits';
import { NOTIFICATION_UNITS } from '@keydate/domain/notification-units';
import { Button, IconButton } from '@keydate/ui';
import { FieldError, NativeSelect, TextInput } from '@keydate/ui/forms';
import { Plus, X } from '@keydate/ui/icons';
import { useId, useState, type RefObject } from 'react';
import type { LeadEntry, RefusedLeads } from '../../domain/lead-entries';
import { copy } from './copy';
import { Aside, Row, Rows } from './lead-times.styles';

interface LeadRowsProps {
  entries: readonly LeadEntry[];
  /** Their errors, once they are shown. */
  refused: RefusedLeads | null;
  listRef: RefObject<HTMLOListElement | null>;
  onChange: (entries: readonly LeadEntry[]) => void;
}

/** The reminders before a deadline's end, each as a value and a unit. */
export function LeadRows({ entries, refused, listRef, onChange }: LeadRowsProps) {
  const [added, setAdded] = useState<string | null>(null);
  const errorId = useId();
  const replace = (id: string, change: Partial<LeadEntry>) =>
    onChange(entries.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const handleAdd = () => {
    const id = crypto.randomUUID();
    setAdded(id);
    onChange([...entries, { id, value: '', unit: 'days' }]);
  };
  const handleRemove = (id: string, position: number) => {
    // the button disappears: the next reminder gets the focus, else the one before
    const fields = listRef.current?.querySelectorAll('input');
    (fields?.[position + 1] ?? fields?.[position - 1])?.focus();
    onChange(entries.filter((one) => one.id !== id));
  };
  return (
    <>
      <Rows ref={listRef} aria-label={copy.list} aria-describedby={refused?.inAll ? errorId : undefined}>
        {entries.map(({ id, value, unit }, position) => (
          <Row key={id}>
            <TextInput
              label={copy.value}
              aria-label={copy.valueOf(position + 1)}
              inputMode="numeric"
              autoComplete="off"
              // the person asked for this row
              autoFocus={id === added}
              value={value}
              error={refused?.inRows.get(position)}
              onChange={({ target }) => replace(id, { value: target.value })}
            />
            <NativeSelect
              label={copy.unit}
              aria-label={copy.unitOf(position + 1)}
              value={unit}
              onChange={({ target }) => {
                const type = NOTIFICATION_UNITS.find((one) => one === target.value);
                if (type) replace(id, { unit: type });
              }}
            >
              {NOTIFICATION_UNITS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
            {entries.length > 1 && (
              <IconButton icon={X} label={copy.remove(position + 1)} onClick={() => handleRemove(id, position)} />
            )}
          </Row>
        ))}
      </Rows>
      {refused?.inAll && <FieldError id={errorId}>{refused.inAll}</FieldError>}
      {entries.length < LEAD_TIMES_MAX ? (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onClick={handleAdd}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <Aside>{copy.most}</Aside>
      )}
    </>
  );
}
