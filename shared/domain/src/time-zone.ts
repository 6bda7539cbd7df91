/** True if this JavaScript engine knows a time zone by that name, such as `America/Denver`. */
export function isTimeZone(name: string): boolean {
  // an offset such as +05:00 is understood too, but is no zone: it knows no summer time
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
