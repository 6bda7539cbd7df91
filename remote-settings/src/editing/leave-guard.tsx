import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { copy } from './copy';
import { guardLeaving, type Departure, type Visit } from './guard-leaving';
import { UnsavedContext, type Unsaved } from './unsaved';

/** Asks once before a person leaves a tab of which any form has unsaved changes, or logs out. Encloses the tab's forms. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [forms, setForms] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Departure | null>(null);
  const [agreed, setAgreed] = useState<Visit | null>(null);
  const isGivenUp = useRef(false);
  const isGuarded = forms.length > 0 && agreed === null;
  const unsaved = useMemo<Unsaved>(
    () => ({
      add: (id) => {
        setForms((all) => [...all, id]);
        // the person left one form, is still in this tab, and has begun another
        setAgreed(null);
      },
      remove: (id) => setForms((all) => all.filter((one) => one !== id)),
      isGivenUp: () => isGivenUp.current,
      takeBack: () => {
        isGivenUp.current = false;
      },
    }),
    [],
  );

  useEffect(() => (isGuarded ? guardLeaving(setAsked) : undefined), [isGuarded]);
  // only once the guard is gone
  useEffect(() => {
    if (!agreed) return;
    if (agreed.traverse) agreed.traverse();
    else void navigate(agreed.to);
  }, [agreed, navigate]);

  const handleLeave = () => {
    // a logout that fails leaves the person here with their unsaved changes: the guard stays for the next time
    if (asked && 'answerLogout' in asked) {
      isGivenUp.current = true;
      asked.answerLogout(true);
    } else setAgreed(asked);
    setAsked(null);
  };
  const handleStay = () => {
    if (asked && 'answerLogout' in asked) asked.answerLogout(false);
    setAsked(null);
  };

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        isOpen={asked !== null}
        title={copy.title}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        isDanger
        onConfirm={handleLeave}
        onCancel={handleStay}
      >
        {copy.what}
      </ConfirmDialog>
    </UnsavedContext>
  );
}
