import { type CaseSubject, type ContactMessage, type Report, reportedThing } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { readMessage } from '../messages/index.ts';
import { openCase } from '../moderation/index.ts';
import type { Clock, Ids } from '../../platform/ports/index.ts';

interface CaseDeps {
  clock: Clock;
  ids: Ids;
}

interface Reported {
  subject: CaseSubject;
  subjectId: string;
}

/** The subject of a report, if it names one that the reporter may see. */
async function reportedBy(
  tx: Queryable,
  { message_id: messageId, listing_url: address }: Report,
  reporterId: string | null,
): Promise<Reported | null> {
  if (messageId !== undefined && reporterId !== null && isId(messageId)) {
    const message = await readMessage(tx, messageId, reporterId);
    if (message !== null && message.from_user_id !== reporterId)
      return { subject: 'message', subjectId: message.id };
  }
  const thing = reportedThing(address);
  return thing !== undefined && isId(thing.id) ? { subject: thing.subject, subjectId: thing.id } : null;
}

/** Opens a case for a report, or adds it to the open one about the same subject. */
export async function openCaseOfReport(
  tx: Queryable,
  deps: CaseDeps,
  { id, report, reporterId }: { id: string; report: Report; reporterId: string | null },
): Promise<void> {
  const source = { report: report.urgency };
  const reported = await reportedBy(tx, report, reporterId);
  const about = reported === null ? null : await openCase(tx, deps, { ...reported, source });
  const other = { subject: 'other', subjectId: null, title: report.subject, source } as const;
  const caseId = about ?? (await openCase(tx, deps, other));
  await tx.query(
    `UPDATE reports SET case_id = $2, listing_id = $3, message_id = $4, user_id = $5 WHERE id = $1`,
    [
      id,
      caseId,
      ...(['listing', 'message', 'person'] as const).map((subject) =>
        about !== null && reported?.subject === subject ? reported.subjectId : null,
      ),
    ],
  );
}

export async function openCaseOfQuestion(
  tx: Queryable,
  deps: CaseDeps,
  id: string,
  { subject }: ContactMessage,
): Promise<void> {
  const source = { report: 'medium' } as const;
  const caseId = await openCase(tx, deps, { subject: 'question', subjectId: null, title: subject, source });
  await tx.query('UPDATE support_messages SET case_id = $2 WHERE id = $1', [id, caseId]);
}
