import type { CaseReport, CaseSubject, Urgency } from '@porchlight/domain';

import { paths } from '../lib/paths.ts';
import { openCase, userOf } from './mocks/desk.ts';
import { model } from './mocks/model.ts';
import { at } from './story.tsx';

const when = '2026-06-15T15:00:00.000Z';

/** Makes Ana a moderator. */
export function nameAna(): void {
  model().moderators.set('user-ana', '2026-06-01T09:00:00.000Z');
}

/** Opens a case with a report by Cleo. */
export function report(
  subject: CaseSubject,
  subjectId: string | null,
  urgency: Urgency = 'medium',
  more: Partial<CaseReport> = {},
) {
  const cleo = userOf('user-cleo');
  const opened = openCase(
    subject,
    subjectId,
    {
      id: model().nextId('report'),
      report_type: 'fake-listing',
      urgency,
      subject: 'Not what is in the photos',
      description: 'I went to see it.\nIt was another one, and broken.',
      evidence: null,
      created_at: when,
      reporter: cleo === undefined ? null : { name: cleo.name, email: cleo.email },
      ...more,
    },
    cleo,
  );
  if (opened === undefined) throw new Error(`There is no ${subject} ${subjectId}.`);
  opened.opened_at = when;
  return opened;
}

/** The id of a listing of Ben's. */
export function listingOfBen(): string {
  const listing = model().listings.find(
    ({ user_id: owner, status }) => owner === 'user-ben' && status === 'active',
  );
  if (listing === undefined) throw new Error('Ben offers nothing.');
  return listing.id;
}

/** The id of a message by Ben. */
export function messageOfBen(): string {
  const message = model().messages.findLast(({ from_user_id: from }) => from === 'user-ben');
  if (message === undefined) throw new Error('Ben has written nothing.');
  return message.id;
}

/** Story parameters: a moderator at a moderation page. */
export const moderating = (path: string, prepare: () => unknown = () => undefined) =>
  at(path, {
    as: 'ana',
    prepare: () => {
      nameAna();
      prepare();
    },
  });

/** The address of a story's first case. Mock ids are sequential. */
export const firstCase = paths.deskCase.href('case-102');
