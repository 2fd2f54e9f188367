/** Whether a file matches an `accept` list: `image/png`, `image/*` or `.png`. */
export function isAccepted({ name, type }: { name: string; type: string }, accept: string): boolean {
  return accept
    .split(',')
    .map((wanted) => wanted.trim().toLowerCase())
    .some(
      (wanted) =>
        wanted === '' ||
        (wanted.startsWith('.') && name.toLowerCase().endsWith(wanted)) ||
        (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1))) ||
        wanted === type,
    );
}
