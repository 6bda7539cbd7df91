import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in fields by their labels. Pastes each text, which is faster: the rules check the value, not the keystrokes. */
export async function fillIn(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.paste(text);
  }
}
