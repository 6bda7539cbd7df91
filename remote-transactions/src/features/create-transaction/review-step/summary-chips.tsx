import { Button, Cluster, Icon, VisuallyHidden } from '@keydate/ui';
import { CircleCheck, TriangleAlert } from '@keydate/ui/icons';
import { useId, useState } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { draftsOfGroup, type RowGroup } from '../../../domain/row-groups';
import { summarizeDrafts } from '../../../domain/summarize-drafts';
import type { ReviewAction } from '../review-reducer';
import { Chip, ChipButton, ChipPanel } from './chips.styles';
import { copy, type SummaryPart } from './copy';
import { RowLinks } from './row-links';

interface SummaryChipsProps {
  /** The id of the summary, which screen readers read with the step's title. */
  summaryId: string;
  drafts: readonly DateDraft[];
  /** How many rows the scan read; null without a scan. */
  rowsRead: number | null;
  /** Leads to a row of the list. */
  onGo: (id: string) => void;
  onChange: (change: ReviewAction) => void;
}

/**
 * The results of the scan, a chip for each part. A chip that counts rows opens their titles, each of which leads to its row. None of
 * them blocks Submit.
 */
export function SummaryChips({ summaryId, drafts, rowsRead, onGo, onChange }: SummaryChipsProps) {
  const summary = summarizeDrafts(drafts);
  const selected = copy.selected(summary, unsetDrafts(drafts).length);
  const parts = copy.summaryParts(summary, rowsRead);
  // an amendment leaves most rows as they were: one press accepts them
  const [chosen, setChosen] = useState<RowGroup | null>('unchanged');
  const panelId = useId();
  const open = parts.find((part) => part.group === chosen && countOf(part) > 0)?.group;

  function countOf({ group }: SummaryPart): number {
    return group ? summary.inGroup[group] : 0;
  }

  return (
    <div>
      <VisuallyHidden as="p" id={summaryId} role="status">
        {parts.map(({ text }) => text).join(', ')}
        <br />
        {selected}
      </VisuallyHidden>
      <Cluster gap={8}>
        {parts.map((part) =>
          countOf(part) > 0 && part.group ? (
            <ChipButton
              key={part.group}
              type="button"
              $isWarning={part.group === 'to-check'}
              aria-expanded={part.group === open}
              aria-controls={part.group === open ? panelId : undefined}
              onClick={() => setChosen(part.group === open ? null : (part.group ?? null))}
            >
              {part.group === 'to-check' && <Icon of={TriangleAlert} size={16} />}
              {part.text}
            </ChipButton>
          ) : (
            // the summary above says the same
            <Chip key={part.text} aria-hidden $isDone={part.group === 'to-check'}>
              {part.group === 'to-check' && <Icon of={CircleCheck} size={16} />}
              {part.text}
            </Chip>
          ),
        )}
        <Chip aria-hidden $isDone={false}>
          {selected}
        </Chip>
      </Cluster>
      {open && (
        <ChipPanel id={panelId}>
          <p>
            <RowLinks drafts={draftsOfGroup(drafts, open)} onGo={onGo} />
            {open === 'dependent' && `. ${copy.dependentMeans(summary.inGroup.dependent)}`}
          </p>
          {open === 'unchanged' && (
            <Button variant="secondary" size="small" onClick={() => onChange({ type: 'unchangedAccepted' })}>
              {copy.acceptUnchanged(summary.inGroup.unchanged)}
            </Button>
          )}
        </ChipPanel>
      )}
    </div>
  );
}
