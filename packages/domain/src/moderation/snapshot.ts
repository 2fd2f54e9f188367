import type { CaseSnapshot } from '../answers/index.ts';

/** Whether the subject of a case has changed since the first report. */
export function isSnapshotOutdated(before: CaseSnapshot, now: CaseSnapshot): boolean {
  const told = ({ listing, message, person }: CaseSnapshot): string =>
    JSON.stringify([
      listing?.title,
      listing?.description,
      listing?.price,
      listing?.images.map(({ id }) => id),
      message?.content,
      person?.name,
      person?.avatar,
    ]);
  return told(before) !== told(now);
}
