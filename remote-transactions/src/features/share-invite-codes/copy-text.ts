/** Puts a text on the clipboard; false where the browser refuses, as it does without a person's press or a safe origin. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
