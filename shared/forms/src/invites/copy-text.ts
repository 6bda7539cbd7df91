/** Copies a text to the clipboard; false if the browser refuses, for example on an insecure origin. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
