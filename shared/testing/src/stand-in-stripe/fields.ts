/** Named fields as the provider's frames would show them, drawn into the page itself: there is no other origin here. */
export interface Fields {
  value: (name: string) => string;
  remove: () => void;
}

export interface FieldPlan {
  name: string;
  label: string;
  value?: string;
}

/** Draws the fields below `parent`; `onInput` is called at every change. */
export function drawFields(parent: HTMLElement, plans: readonly FieldPlan[], onInput: () => void): Fields {
  const box = parent.appendChild(document.createElement('div'));
  box.style.cssText = 'display: grid; gap: 12px';
  const inputs = new Map(
    plans.map(({ name, label, value = '' }) => {
      const row = box.appendChild(document.createElement('label'));
      row.style.cssText = 'display: grid; gap: 4px; font-size: 14px';
      row.append(label);
      const input = row.appendChild(document.createElement('input'));
      input.value = value;
      input.style.cssText =
        'min-height: 40px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 8px';
      input.addEventListener('input', onInput);
      return [name, input] as const;
    }),
  );
  return { value: (name) => inputs.get(name)?.value.trim() ?? '', remove: () => box.remove() };
}
