import { useSignedInUser } from '@keydate/client';
import { useState } from 'react';
import { draftStore } from './draft.store';
import { SavedDraft } from './saved-draft';
import { wizardStore } from './wizard.store';

interface SavedDraftsProps {
  onRestored: () => void;
}

/** The transactions that were over the limit (spec § 4.4), except one that is open again in this tab. */
export function SavedDrafts({ onRestored }: SavedDraftsProps) {
  const { _id: userId } = useSignedInUser();
  const [drafts, setDrafts] = useState(() => notInThisTab(userId));
  const discard = (requestId: string) => {
    draftStore.remove(userId, requestId);
    setDrafts(notInThisTab(userId));
  };
  return drafts.map((draft) => (
    <SavedDraft
      key={draft.requestId}
      draft={draft}
      onDiscard={() => discard(draft.requestId)}
      onRestored={onRestored}
    />
  ));
}

function notInThisTab(userId: string) {
  const inThisTab = wizardStore.load(userId)?.requestId;
  return draftStore.load(userId).filter(({ requestId }) => requestId !== inThisTab);
}
