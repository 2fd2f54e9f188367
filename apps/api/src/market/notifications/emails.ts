import {
  type NotificationKind,
  notificationKinds,
  oneClickPath,
  pathIn,
  unsubscribeLinkPath,
} from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { dailyMail, newsMail } from '../emails/noticeTemplates.ts';
import type { StopLinks } from '../emails/templates.ts';
import type { JobTry, MailMessage } from '../../platform/ports/index.ts';
import { findById, type UserRow } from '../users/index.ts';
import { claim, deferToDaily, type Subject } from './ledger.ts';
import { type News, newsOf } from './news.ts';
import { readSettings } from './settings.ts';
import { unsubscribeToken } from './tokens.ts';

const dailyMax = 25;

export const stopLinks = (
  { secret, settings: { publicUrl } }: Pick<Deps, 'secret' | 'settings'>,
  { id, locale }: Pick<UserRow, 'id' | 'locale'>,
  kinds: readonly NotificationKind[],
): StopLinks => {
  const token = unsubscribeToken(secret, id, kinds);
  return {
    unsubscribe: publicUrl + pathIn(locale, unsubscribeLinkPath(token)),
    oneClick: publicUrl + oneClickPath(token),
  };
};

/** The recipient of notification emails; `null` unless the account is active and the address confirmed. */
async function reader({ db }: Pick<Deps, 'db'>, userId: string): Promise<UserRow | null> {
  const user = await findById(db, userId);
  return user !== null && user.active && user.verified ? user : null;
}

/**
 * The email about one event, if it is still current and the user doesn't know about it. Stored for the daily email
 * instead if the user prefers that, or after too many emails in an hour.
 *
 * @param mayWrite counts the email
 */
export async function notificationEmail(
  deps: Deps,
  subject: Subject,
  current: JobTry,
  mayWrite: (user: UserRow) => Promise<boolean>,
): Promise<MailMessage | null> {
  const { db, clock, settings } = deps;
  const user = await reader(deps, subject.userId);
  if (user === null) return null;
  const frequency = (await readSettings(db, user.id))[subject.kind];
  if (frequency === 'off') return null;
  const now = clock.now();
  const news = await newsOf[subject.kind](db, subject, now, user.locale);
  if (news === null) return null;
  if (frequency === 'daily') {
    await deferToDaily(db, subject, { since: news.since, now });
    return null;
  }
  if (!(await claim(db, subject, { since: news.since, jobId: current.id, now }))) return null;
  if (!(await mayWrite(user))) {
    // The event was recorded as sent by this email, which is now not sent.
    await deferToDaily(db, subject, { since: new Date(now.getTime() + 1), now });
    return null;
  }
  return newsMail(
    user,
    { ...news, link: settings.publicUrl + pathIn(user.locale, news.path) },
    stopLinks(deps, user, [subject.kind]),
  );
}

/** The daily email: all stored events that are still current and wanted. */
export async function dailyEmail(
  deps: Deps,
  { userId }: { userId: string },
  current: JobTry,
): Promise<MailMessage | null> {
  const { db, clock, settings } = deps;
  const user = await reader(deps, userId);
  if (user === null) return null;
  const chosen = await readSettings(db, user.id);
  const rows = await db.query<{ kind: NotificationKind; subject_id: string; what: string }>(
    'SELECT kind, subject_id, what FROM notifications WHERE told_by = $1 AND user_id = $2 ORDER BY kind, subject_id, what',
    [current.id, user.id],
  );
  const news: (News & { kind: NotificationKind; link: string })[] = [];
  for (const { kind, subject_id: subjectId, what } of rows) {
    if (!notificationKinds.includes(kind) || chosen[kind] === 'off') continue;
    const found = await newsOf[kind](db, { kind, userId, subjectId, what }, clock.now(), user.locale);
    if (found !== null)
      news.push({ ...found, kind, link: settings.publicUrl + pathIn(user.locale, found.path) });
  }
  if (news.length === 0) return null;
  const kinds = notificationKinds.filter((kind) => news.some((each) => each.kind === kind));
  const shown = news.slice(0, dailyMax);
  return dailyMail(user, { news: shown, more: news.length - shown.length }, stopLinks(deps, user, kinds));
}
