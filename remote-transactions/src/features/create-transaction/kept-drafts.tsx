import { useSignedInUser } from '@keydate/client';
import { useState } from 'react';
import { draftStore } from './draft.store';
import { KeptDraft } from './kept-draft';
import { wizardStore } from './wizard.store';

interface KeptDraftsProps {
  onRestored: () => void;
}

/** The transactions that the limit held back (spec § 4.4), save one that is under way again in this tab. */
export function KeptDrafts({ onRestored }: KeptDraftsProps) {
  const { _id: userId } = useSignedInUser();
  const [drafts, setDrafts] = useState(() => notUnderWay(userId));
  const discard = (requestId: string) => {
    draftStore.drop(userId, requestId);
    setDrafts(notUnderWay(userId));
  };
  return drafts.map((draft) => (
    <KeptDraft key={draft.requestId} draft={draft} onDiscard={() => discard(draft.requestId)} onRestored={onRestored} />
  ));
}

function notUnderWay(userId: string) {
  const underWay = wizardStore.load(userId)?.requestId;
  return draftStore.load(userId).filter(({ requestId }) => requestId !== underWay);
}
